import { useState } from 'react';
import type { Other, Peace } from '../company.ts';

/** For people bothered by somebody at the table: mute, block, or report to the host of the server. */
export function PeaceDeeds({ peace }: { readonly peace: Peace }) {
  const [said, setSaid] = useState('');
  const ask = (answer: Promise<{ readonly text: string } | undefined>, done = '') =>
    void answer.then((no) => setSaid(no?.text ?? done));
  return (
    <details className="fine-points peace">
      <summary>Mute, block or report</summary>
      {peace.others.length > 0 ? (
        <ul className="plain-seats">
          {peace.others.map((other) => (
            <li key={JSON.stringify(other.whom)}>
              <OtherDeeds other={other} shun={(how) => ask(peace.shun(other.whom, how))} />
            </li>
          ))}
        </ul>
      ) : (
        <p>There is nobody else here.</p>
      )}
      <Report send={(text) => ask(peace.report(text), 'Your report has gone to the host of this server. Thank you.')} />
      <output className="peace-said">{said}</output>
    </details>
  );
}

type OtherProps = { readonly other: Other; readonly shun: (how: 'mute' | 'block' | null) => void };
function OtherDeeds({ other: { name, how }, shun }: OtherProps) {
  const [isSure, setSure] = useState(false);
  const button = (words: string, act: () => void) => (
    <button type="button" className="button" aria-label={`${words}: ${name}`} onClick={act}>
      {words}
    </button>
  );
  if (how)
    return (
      <>
        <b>{name}</b> <span>{how === 'mute' ? 'muted' : 'blocked'}</span>
        <div className="seat-deeds">{button(how === 'mute' ? 'Unmute' : 'Unblock', () => shun(null))}</div>
      </>
    );
  return (
    <>
      <b>{name}</b>
      <div className="seat-deeds">
        {button('Mute', () => shun('mute'))}
        {!isSure && button('Block …', () => setSure(true))}
      </div>
      {isSure && (
        <p className="seat-wait">
          You won't hear {name} any more, and {name} can't watch or join matches you start. {button('Block', () => shun('block'))}
        </p>
      )}
    </>
  );
}

function Report({ send }: { readonly send: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = () => {
    if (text.trim()) send(text.trim());
    setText('');
  };
  return (
    <form className="chat" onSubmit={(e) => (e.preventDefault(), submit())}>
      <input
        className="input"
        aria-label="What is wrong at this table"
        placeholder="What is wrong here?"
        value={text}
        maxLength={500}
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" className="button">
        Report
      </button>
    </form>
  );
}
