import type { Hint, Prospect, Types } from '@nightfall/kernel';
import { useEffect } from 'react';
import { withNames } from '../names.ts';
import { CommandSign } from './buttons.tsx';
import type { Desk } from './desk.ts';
import { markPieces } from './mark-pieces.ts';
import { useClearOf } from './use-clear-of.ts';
import { betterWay, prospectTexts } from '../review/words.ts';
import { Why } from './why.tsx';

/** A hint comes in three steps, each only when it is asked for: where to look, what is worth considering, the move with its reason. */
export type HintStep = 'nudge' | 'candidates' | 'move';

/** The steps that this hint has. A game that gives no nudge begins with what it has. */
export const stepsOf = ({ nudge, candidates = [] }: Hint<Types>): readonly HintStep[] => [
  ...(nudge ? (['nudge'] as const) : []),
  ...(candidates.length > 0 ? (['candidates'] as const) : []),
  'move',
];
export const nextStep = (hint: Hint<Types>, step: HintStep): HintStep | undefined => {
  const steps = stepsOf(hint);
  return steps[steps.indexOf(step) + 1];
};

const MORE: { readonly [step in HintStep]: string } = { nudge: '', candidates: 'Show me where', move: 'Show me the move' };
const textOf = (hint: Hint<Types>, step: HintStep): string =>
  step === 'nudge'
    ? hint.nudge!
    : step === 'candidates'
      ? `${hint.nudge ?? ''} The pieces worth a look are lit.`.trim()
      : hint.text;

/** The hint as a plan: what seats do in it. */
const planOf = ({ moves }: Hint<Types>) => moves.filter((move) => 'seat' in move);

const NONE: readonly string[] = [];
/** The pieces that a step of a hint lights. */
export const litBy = (advice: { readonly hint: Hint<Types>; readonly step: HintStep } | undefined): readonly string[] => {
  if (!advice || advice.step === 'nudge') return NONE;
  const { candidates = NONE, marks = candidates } = advice.hint;
  return advice.step === 'move' ? marks : candidates;
};

/** What the move is worth, once that is reckoned; and what another one would gain or lose. */
type Weighed = { readonly board: Desk['board']; readonly hint: Hint<Types>; readonly prospect: Prospect<Types> | undefined };
function OddsOf({ board: { game, view }, hint, prospect }: Weighed) {
  if (!game.mind) return null;
  return (
    <p className="hint-odds" role="status">
      {prospect ? prospectTexts(game, view, planOf(hint), prospect).join(' ') : 'Reckoning the odds…'}
    </p>
  );
}

export function HintGiven({ desk: { words, scene, live, panes, deeds, commands, camera, board } }: { desk: Desk }) {
  const { hint, step } = words.advice ?? {};
  const marks = litBy(words.advice);
  // What the player is to press by hand stands in the bar: that stays free.
  const place = useClearOf(hint, hint?.candidates ?? NONE, (hint?.moves.length ?? 0) > 0);
  useEffect(() => (marks.length > 0 ? camera.glance(marks) : undefined), [marks, camera]);
  useEffect(() => markPieces(marks, 'candidate'), [marks]);
  if (!hint || !step || words.advice?.isAside || words.said || live.question || scene.playing) return null;
  const next = nextStep(hint, step);
  const better = step === 'move' && words.prospect ? betterWay(board.game, board.view, planOf(hint), words.prospect) : undefined;
  return (
    <Why
      text={withNames(textOf(hint, step), board.name)}
      rules={step === 'move' ? hint.rules : []}
      openRule={panes.openRule}
      onClose={words.quiet}
      place={place}
      isHint
    >
      {step === 'move' && hint.moves.length > 0 && <OddsOf board={board} hint={hint} prospect={words.prospect} />}
      {next && (
        <button type="button" className="button button-paper" onClick={deeds.hint}>
          {MORE[next]} <CommandSign command={commands.hint} />
        </button>
      )}
      {better && (
        <button type="button" className="button button-paper" onClick={() => deeds.follow({ ...hint, moves: better })}>
          Do the better one
        </button>
      )}
      {!next && hint.moves.length > 0 && (
        <button type="button" className="button button-paper" onClick={() => deeds.follow(hint)}>
          Do that
        </button>
      )}
    </Why>
  );
}
