import { type Game, type Refusal, usualLevel } from '@nightfall/kernel';
import { useState } from 'react';
import type { Company } from '../company.ts';
import { Sheet } from '../parts/sheet.tsx';
import type { Moment, Sitter } from '../session.ts';
import { HostDeeds } from './host-deeds.tsx';
import { useSecondsUntil } from './seconds-until.ts';

type Props = {
  readonly game: Game;
  readonly moment: Moment;
  readonly company: Company;
  readonly onClose: () => void;
};

/** Hands seats to bots and takes them back. */
export function People({ game, moment, company, onClose }: Props) {
  const [no, setNo] = useState<Refusal>();
  const ask = (answer: Promise<Refusal | undefined>) => void answer.then(setNo);
  const isSeated = moment.mine.length > 0;
  return (
    <Sheet title="Bots and seats" onClose={onClose}>
      <p>
        A bot can play for you while you are away, and for players who don't come back. You can take your seat back at any
        decision.
      </p>
      {no && (
        <p className="notice notice-bad" role="alert">
          {no.text}
        </p>
      )}
      <ul className="plain-seats">
        {moment.sitters.map((sitter, seat) => (
          <li key={seat}>
            <b>{sitter.name}</b>
            <span>{wordsFor(sitter, moment.mine.includes(seat))}</span>
            {isSeated && !moment.result && (
              <SeatDeeds
                game={game}
                sitter={sitter}
                isOwn={moment.mine.includes(seat)}
                hand={(level) => ask(company.handOver(seat, level))}
              />
            )}
          </li>
        ))}
      </ul>
      {company.host && !moment.result && <HostDeeds host={company.host} moment={moment} ask={ask} />}
      {isSeated && <Leave leave={() => ask(company.rise())} />}
    </Sheet>
  );
}

function wordsFor({ by, level, present, lent }: Sitter, isOwn: boolean): string {
  if (by === 'bot') return lent ? `${level} bot plays ${isOwn ? 'for you' : 'for now'}` : 'plays to the end';
  if (by === 'nobody') return "nobody yet: share this seat's link";
  return isOwn ? 'you' : present === false ? 'away' : 'here';
}

type DeedProps = {
  readonly game: Game;
  readonly sitter: Sitter;
  readonly isOwn: boolean;
  readonly hand: (level: string | null) => void;
};
function SeatDeeds({ game, sitter, isOwn, hand }: DeedProps) {
  const levels = Object.entries(game.bots);
  const [level, setLevel] = useState(() => usualLevel(game));
  // Nobody can take the seat of somebody who is here, nor take it back from the bot they lent it to.
  const isForeign = !isOwn && (sitter.by === 'bot' ? sitter.lent : sitter.by === 'person' && sitter.present !== false);
  const wait = useSecondsUntil(isOwn ? undefined : sitter.lendsAt);
  if (level === undefined || isForeign) return null;
  if (wait > 0)
    return (
      <p className="seat-wait">
        You can let a bot play in {wait} s, unless {sitter.name} is back by then.
      </p>
    );
  if (sitter.by === 'bot')
    return (
      <div className="seat-deeds">
        <button type="button" className="button" onClick={() => hand(null)}>
          {isOwn ? 'Take your seat back' : 'Send the bot away'}
        </button>
      </div>
    );
  return (
    <div className="seat-deeds">
      <select className="input" aria-label={`Bot for ${sitter.name}`} value={level} onChange={(e) => setLevel(e.target.value)}>
        {levels.map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => hand(level)}>
        Let a bot play
      </button>
    </div>
  );
}

function Leave({ leave }: { leave: () => void }) {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <button type="button" className="button button-quiet" onClick={() => setSure(true)}>
        Leave the table …
      </button>
    );
  return (
    <div className="notice">
      <p>Your seat becomes free. Anyone with its link can take it; the game waits until then.</p>
      <div className="segments">
        <button type="button" className="button" onClick={leave}>
          Leave my seat
        </button>
        <button type="button" className="button" onClick={() => setSure(false)}>
          Stay
        </button>
      </div>
    </div>
  );
}
