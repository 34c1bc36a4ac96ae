import { capital } from '@nightfall/kit/words';
import type { Hint, Prospect, Refusal, Types } from '@nightfall/kernel';
import type { Session } from '../session.ts';
import { nextStep } from './hint.tsx';
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
  if (back.undo && !beyond) words.explain(back.beyond ? askedOf(back.undo) : back.undo, back.beyond);
  else void words.told(session.undo(beyond));
}

/** What may be taken back all the same is a question, not a refusal. */
function askedOf(no: Refusal): Refusal {
  const text = ASKED[no.code];
  const learned = typeof no.facts?.['learned'] === 'string' ? ` ${capital(no.facts['learned'])}.` : '';
  return text === undefined ? no : { ...no, text: text + learned };
}
const ASKED: { readonly [code: string]: string | undefined } = {
  DICE_FELL: 'Dice or cards have come up since. If you play the same move again, the same ones come up.',
  LEARNED: 'You have learned something since.',
  ACTED: 'Someone else has acted since; their move will be undone too.',
};

const plainHint = (text: string): Hint<Types> => ({ moves: [], text, rules: [] });

/** The next step of the hint that is shown; or a new one. */
async function showHint({ session, isMine, words }: Sight): Promise<void> {
  words.unsay();
  const { hint, step } = words.advice ?? {};
  const next = hint && step && nextStep(hint, step);
  if (next) return words.suggest(hint, next);
  if (session.strict !== undefined) return words.suggest(plainHint(session.strict));
  if (!isMine) return words.suggest(plainHint('You get hints when it is your turn to decide.'));
  const looking = plainHint('Looking at the board…');
  words.suggest(looking);
  words.answer(looking, await hintOf(session, words.weigh));
}
async function hintOf(session: Session, weigh: (prospect: Prospect<Types>) => void): Promise<Hint<Types>> {
  try {
    return (await session.hint(weigh)) ?? plainHint('No hint for this decision.');
  } catch {
    return plainHint('The hint did not load. Ask once more.');
  }
}

/** One deed at a time: the first move of a hint. */
async function followHint({ session, words }: Sight, { moves: [input] }: Hint<Types>): Promise<void> {
  if (!input || input.type === 'bell') return;
  const no = 'faces' in input ? await session.typeDice(input.faces) : await session.play(input as Types['move']);
  if (no) words.explain(no);
}
