import type { Hint, Types } from '@nightfall/kernel';
import type { Sight } from './use-sight.ts';

/** What a player does at the table beside the moves of the game. */
export type Deeds = {
  readonly undo: () => void;
  /** Also what is not free to take back. */
  readonly undoBeyond: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
  readonly hint: () => void;
  readonly follow: (hint: Hint<Types>) => void;
  readonly pause: () => void;
  readonly goOn: () => void;
};

export function deedsOf(sight: Sight): Deeds {
  const { session, words } = sight;
  return {
    undo: () => undo(sight, false),
    undoBeyond: () => undo(sight, true),
    redo: () => void words.told(session.redo()),
    reset: () => void words.told(session.reset()),
    hint: () => void showHint(sight),
    follow: (hint) => void followHint(sight, hint),
    pause: () => void words.told(session.pause()),
    goOn: () => {
      words.quiet();
      void words.told(session.goOn());
    },
  };
}

function undo({ session, words }: Sight, beyond: boolean): void {
  words.quiet();
  const { back } = session.now();
  if (back.undo && !beyond) words.explain(back.undo, back.beyond);
  else void words.told(session.undo(beyond));
}

async function showHint({ session, isMine, words }: Sight): Promise<void> {
  words.unsay();
  const none = isMine ? 'No hint for this decision.' : 'Hints come when it is your decision.';
  const found = isMine ? await session.hint() : undefined;
  words.suggest(found ?? { moves: [], text: none, rules: [] });
}

/** Plays the moves of a hint as long as they are still asked for. */
async function followHint({ session, words }: Sight, hint: Hint<Types>): Promise<void> {
  for (const input of hint.moves) {
    if (input.type === 'bell') continue;
    const no = 'faces' in input ? await session.typeDice(input.faces) : await session.play(input as Types['move']);
    if (no) return words.explain(no);
  }
}
