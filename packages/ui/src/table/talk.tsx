import { useEffect, useRef, useState } from 'react';
import { PHRASES, REACTIONS, type Company, type PhraseId } from '../company.ts';
import { Icon } from '../parts/icon.tsx';
import { LineForm } from '../parts/line-form.tsx';
import { reachable } from '../parts/reachable.ts';
import type { ChatLine } from '../session.ts';
import { ModerationPart } from './moderation.tsx';

type Props = {
  readonly chat: readonly ChatLine[];
  readonly company: Company;
  /** Begins to point at the board. */
  readonly point: () => void;
};

/** What was said, and the ways to say something. */
export function Talk({ chat, company, point }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (chat.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  return (
    <>
      <ol className="log talk" aria-label="Talk" aria-live="polite" ref={list} {...reachable}>
        {chat.length === 0 && <li className="log-line">Nobody has said anything yet.</li>}
        {chat.map(({ n, from, text, own, toSide }) => (
          <li key={n} className={own ? 'log-line is-own' : 'log-line'}>
            <b>{own ? 'You' : from}</b> {toSide && <i>to your side:</i>} {text}
          </li>
        ))}
      </ol>
      <Phrases company={company} point={point} />
      <Say company={company} />
      {company.moderation && <ModerationPart moderation={company.moderation} />}
    </>
  );
}

/** What can be said with one tap. */
function Phrases({ company, point }: Omit<Props, 'chat'>) {
  return (
    <>
      <div className="phrases reactions" role="group" aria-label="Reactions">
        {Object.entries(REACTIONS).map(([id, [sign, meaning]]) => (
          <button
            key={id}
            type="button"
            className="button phrase"
            aria-label={meaning}
            title={meaning}
            onClick={() => company.phrase(id as PhraseId)}
          >
            {sign}
          </button>
        ))}
      </div>
      <div className="phrases" role="group" aria-label="Quick phrases">
        {Object.entries(PHRASES).map(([id, words]) => (
          <button key={id} type="button" className="button phrase" onClick={() => company.phrase(id as PhraseId)}>
            {words}
          </button>
        ))}
        <button type="button" className="button phrase" title="Point at the board (P)" onClick={point}>
          <Icon name="point" size={18} /> Point at the board
        </button>
      </div>
    </>
  );
}

/** What is typed; to everyone, or to one's side only. */
function Say({ company }: Pick<Props, 'company'>) {
  const [toSide, setToSide] = useState(false);
  return (
    <>
      {company.hasSide && (
        <label className="choice talk-side">
          <input type="checkbox" checked={toSide} onChange={(e) => setToSide(e.target.checked)} />
          <span>Only my side sees this</span>
        </label>
      )}
      <LineForm label="Say something" most={300} button="Say" send={(text) => company.say(text, toSide)} />
    </>
  );
}

const keyOf = (id: string) => `nightfall.talk.${id}`;

/** What others said that was not on this screen yet, also while it was away. */
export function useUnread(id: string, chat: readonly ChatLine[] | undefined, isReading: boolean): readonly ChatLine[] {
  const [read, setRead] = useState(() => Number(localStorage.getItem(keyOf(id)) ?? -1));
  const last = chat?.at(-1)?.n ?? -1;
  if (isReading && last > read) setRead(last);
  useEffect(() => {
    if (read >= 0) localStorage.setItem(keyOf(id), String(read));
  }, [id, read]);
  return isReading ? [] : (chat ?? []).filter(({ n, own }) => n > read && !own);
}
