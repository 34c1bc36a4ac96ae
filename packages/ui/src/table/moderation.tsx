import { useState } from 'react';
import type { Moderation, Other } from '../company.ts';
import { LineForm } from '../parts/line-form.tsx';

/** For people bothered by somebody at the table: mute, block, or report to the host of the server. */
export function ModerationPart({ moderation }: { readonly moderation: Moderation }) {
  const [said, setSaid] = useState('');
  const ask = (answer: Promise<{ readonly text: string } | undefined>, done = '') =>
    void answer.then((no) => setSaid(no?.text ?? done));
  return (
    <details className="fine-points moderation">
      <summary>Mute, block or report</summary>
      {moderation.others.length > 0 ? (
        <ul className="plain-seats">
          {moderation.others.map((other) => (
            <li key={JSON.stringify(other.whom)}>
              <OtherDeeds other={other} mute={(how) => ask(moderation.mute(other.whom, how))} />
            </li>
          ))}
        </ul>
      ) : (
        <p>There is nobody else here.</p>
      )}
      <LineForm
        label="What is wrong at this table"
        placeholder="What is wrong here?"
        most={500}
        button="Report"
        send={(text) => ask(moderation.report(text), 'Your report has gone to the host of this server. Thank you.')}
      />
      <output className="moderation-said">{said}</output>
    </details>
  );
}

type OtherProps = { readonly other: Other; readonly mute: (how: 'mute' | 'block' | null) => void };
function OtherDeeds({ other: { name, how }, mute }: OtherProps) {
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
        <div className="seat-deeds">{button(how === 'mute' ? 'Unmute' : 'Unblock', () => mute(null))}</div>
      </>
    );
  return (
    <>
      <b>{name}</b>
      <div className="seat-deeds">
        {button('Mute', () => mute('mute'))}
        {!isSure && button('Block …', () => setSure(true))}
      </div>
      {isSure && (
        <p className="seat-wait">
          You won't hear {name} any more, and {name} can't watch or join matches you start. {button('Block', () => mute('block'))}
        </p>
      )}
    </>
  );
}
