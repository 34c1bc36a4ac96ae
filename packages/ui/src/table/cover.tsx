import { useEffect, useRef, type ReactNode } from 'react';

type Props = { readonly name: string; readonly lead: ReactNode; readonly accent: string; readonly open: () => void };

/** Between two people who may not see each other's secrets: nothing of the table is on the screen. */
export function Cover({ name, lead, accent, open }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main id="main" className="cover" style={{ '--accent': accent } as object}>
      <div className="cover-lead">{lead}</div>
      <h1>Pass the device to {name}</h1>
      <p>Everything stays hidden until {name} is ready.</p>
      <button type="button" ref={button} className="button button-ember" onClick={open}>
        I am {name}
      </button>
    </main>
  );
}
