import { useEffect, useState } from 'react';
import { enemiesAtFirst, game, generatedSheet, rankOf } from '@nightfall/siege-of-the-eternal-night';
import { sceneOf } from '../picture/night.ts';
import { Thumbnail } from '../picture/thumbnail.tsx';
import { dateOf, refuseDate, seedOf, untilMidnight } from './calendar.ts';
import { type Night, openDiary, streak } from './diary.ts';

/** The time, updated every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The empty sheet of a date. */
export function sceneOfDate(date: string) {
  const night = game.setup({ players: 1, options: { sheet: 'daily', seed: seedOf(date), lastCall: false } });
  return 'sheet' in night ? { scene: sceneOf(night), enemies: enemiesAtFirst(night) } : undefined;
}

const resultText = ({ score }: Night) => `${score === 0 ? 'All fallen' : `${score} left`} · ${rankOf(score)}`;

type Props = {
  isChosen: (date: string) => boolean;
  choose: (date: string) => void;
  /** Begins the siege of a date at once; left out where nothing can be begun. */
  play: ((date: string) => void) | undefined;
};
/** Today's siege: its sheet, the time that is left for it, one's own result and streak; past dates for practice (SN-18.13). */
export function DailyCard({ isChosen, choose, play = choose }: Props) {
  const now = useNow();
  const today = dateOf(now);
  const [text, setText] = useState('');
  const diary = openDiary();
  const mine = diary[today];
  const days = streak(diary, today);
  const no = text === '' ? undefined : refuseDate(text, now);
  const sheet = sceneOfDate(today);
  return (
    <section className="siege-daily" aria-label="Daily siege">
      {sheet && <Thumbnail scene={sheet.scene} label={`The sheet of ${generatedSheet(seedOf(today)).name}`} />}
      <div className="siege-daily-words">
        <h3>Daily siege</h3>
        <p>
          <time dateTime={today}>{today}</time> · {sheet?.enemies} enemies · the same dice for everybody
        </p>
        <p>
          Next one in <span className="siege-clock">{untilMidnight(now)}</span> (midnight UTC)
        </p>
        <p>
          {mine ? <b>{resultText(mine)}</b> : 'Not played yet: your first finished night counts.'}
          {days > 0 && ` · ${days === 1 ? '1 day' : `${days} days`} in a row`}
        </p>
        <button type="button" className="button button-ember" onClick={() => play(today)}>
          {mine ? 'Practise today’s siege' : 'Play today’s siege'}
        </button>
        <div className="siege-past">
          <label>
            Practise another date
            <input
              className="input"
              value={text}
              placeholder="2026-01-31"
              inputMode="numeric"
              aria-invalid={no !== undefined}
              onChange={(e) => setText(e.target.value.trim())}
            />
          </label>
          <button
            type="button"
            className="button"
            aria-disabled={text === '' || no !== undefined}
            onClick={() => text !== '' && !no && choose(text)}
          >
            {text !== '' && isChosen(text) ? '✓ Chosen' : 'Choose'}
          </button>
          {no && <small role="alert">{no}</small>}
        </div>
      </div>
    </section>
  );
}
