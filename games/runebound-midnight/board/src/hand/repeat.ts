import { top, type CombatFrame, type Rune, type RuneMove, type View } from '@nightfall/runebound-midnight';
import { cell, useCell, type BoardProps } from '@nightfall/ui';
import { useEffect, useRef } from 'react';

type Props = BoardProps<Rune>;
type Choice = Extract<RuneMove, { type: 'attack' | 'defend' | 'stand' }>['type'];
/** What was chosen in this fight: for the escape, and for each phase. */
type Habits = Readonly<Record<string, Choice>>;
const NONE: Habits = {};
const HABITS = cell(NONE);
/** The round of which fight is played as the one before. */
const REPEATED = cell('');

const fightOf = (view: View, seat: number): string => `${seat} ${view.combat?.card} ${view.combat?.space}`;
const roundOf = (view: View, seat: number): string => `${fightOf(view, seat)} ${view.combat?.round}`;
/** The question that is open, the same in every round. */
function questionOf(view: View, seat: number): string | undefined {
  const frame: CombatFrame | undefined = top(view)?.rule === 'combat' ? (top(view) as CombatFrame) : undefined;
  if (!frame || !view.combat) return undefined;
  return frame.at === 'escape' || frame.at === 'act'
    ? `${fightOf(view, seat)} ${frame.at} ${frame.at === 'act' ? frame.phase : ''}`
    : undefined;
}

/** RM-36 Remembers what a Hero does in a phase, so that the next round can be played the same way. */
export function remember({ memory, view }: Props, move: RuneMove): void {
  const isChoice = move.type === 'attack' || move.type === 'defend' || move.type === 'stand';
  const question = isChoice ? questionOf(view, move.seat) : undefined;
  if (!isChoice || !question || ('use' in move && move.use.length > 0)) return;
  memory.set(HABITS, { ...memory.get(HABITS), [question]: move.type });
}

/** The move that was made last time; undefined where there was none, or where it cannot be made now. */
function habitOf({ view, legal, memory, seat }: Props): RuneMove | undefined {
  const question = seat === null ? undefined : questionOf(view, seat);
  const type = question && memory.get(HABITS)[question];
  const move = legal.find((one) => one.type === type && !('use' in one && one.use.length > 0));
  return move && move.type !== 'pass' ? move : undefined;
}

/** Offers to play this round of the fight as the last one, and then does so until something else is asked. */
export function useRepeat(props: Props): (() => void) | undefined {
  const { memory, view, seat, play } = props;
  const repeated = useCell(memory, REPEATED);
  useCell(memory, HABITS);
  const habit = habitOf(props);
  const round = seat === null ? '' : roundOf(view, seat);
  const goesOn = habit !== undefined && repeated === round;
  const done = useRef<View>(null);
  useEffect(() => {
    if (!goesOn || done.current === view) return;
    done.current = view;
    play(habit);
  });
  return habit && !goesOn && view.combat!.round > 1 ? () => memory.set(REPEATED, round) : undefined;
}
