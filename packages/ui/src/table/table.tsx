import type { ReactNode } from 'react';
import { useDesk, type Desk, type Laid } from './desk.ts';
import { Notices } from './notices.tsx';
import { Pan } from './pan.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { Sheets } from './sheets.tsx';
import { hasSeats, LogSide, SeatSide } from './sides.tsx';
import { Stage } from './stage.tsx';
import { useTableKeys } from './table-keys.ts';
import { Top } from './top.tsx';

type Props = Laid & {
  readonly accent: string;
  /** Where the way out leads. */
  readonly lead: ReactNode;
  /** Sheet with links and files, opened from the top. */
  readonly renderShare: (close: () => void) => ReactNode;
  readonly endButtons: ReactNode;
};

/** A match being played: board, seats, log, rules, and the bar that says what now. */
export function Table({ accent, lead, renderShare, endButtons, ...laid }: Props) {
  const desk = useDesk(laid);
  useTableKeys(desk);
  return (
    <Stage
      title={desk.session.game.name}
      accent={accent}
      lead={lead}
      side={hasSeats(desk) && <SeatSide desk={desk} />}
      right={<LogSide desk={desk} />}
      isFolded={desk.panes.isFolded}
      top={<Top desk={desk} />}
      bar={<PromptBar desk={desk} />}
    >
      <BoardPlace desk={desk} />
      <Latest desk={desk} />
      <Notices desk={desk} endButtons={endButtons} />
      <Sheets desk={desk} renderShare={renderShare} />
    </Stage>
  );
}

/** A press on the board skips what is being played; while the table stands, it tells why. */
function BoardPlace({ desk: { module, scene, live, words, board } }: { desk: Desk }) {
  const stopped = live.mine.length > 0 ? live.stop?.no : undefined;
  return (
    <div
      onPointerDownCapture={scene.playing ? scene.skip : undefined}
      onClickCapture={stopped && (() => words.explain(stopped))}
      style={{ position: 'absolute', inset: 0 }}
    >
      <Pan>
        <module.Board {...board} />
      </Pan>
    </div>
  );
}

/** What happened last, for who listens to the screen. */
function Latest({ desk }: { desk: Desk }) {
  const { log, seq } = desk.scene.moment;
  const latest = log.filter((line) => line.seq === seq);
  return (
    <p className="unseen" role="log" aria-live="polite">
      {latest.map((line) => line.text).join(' ')}
    </p>
  );
}
