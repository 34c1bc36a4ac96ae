import { useEffect, useRef } from 'react';

/** Between two people who may not see each other's secrets. */
export function Cover({ name, onOpen }: { name: string; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="cover">
      <h2>Pass the device to {name}</h2>
      <p>What lies on the table is hidden until {name} is ready.</p>
      <button type="button" ref={button} className="button button-ember" onClick={onOpen}>
        I am {name}
      </button>
    </div>
  );
}
