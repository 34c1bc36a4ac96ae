import { isLastTurn } from '@nightfall/siege-of-the-eternal-night';
import type { BoardKey, BoardProps } from '@nightfall/ui';
import type { ReactNode } from 'react';
import {
  type Siege,
  type SiegeMove,
  type SiegeState,
  dialHour,
  heroesWaiting,
  isRolling,
  phaseOf,
} from '@nightfall/siege-of-the-eternal-night';
import { change, takeUp } from '../hand/holding.ts';
import { type Tool, isFixed, toolsOf, waysOf } from '../picture/night.ts';
import { dieIcon, formIcon, heroIcon } from './icons.tsx';
import { isStuck } from './notes.ts';

/** What the bar offers: the cards one draws with, and the deeds of the phase. */

type Props = BoardProps<Siege>;
export type Choice = {
  readonly id: string;
  /** The kind of move it makes or leads to. */
  readonly deed: SiegeMove['type'];
  readonly name: string;
  readonly act: () => void;
  readonly key?: BoardKey;
  readonly icon?: ReactNode;
  readonly note?: string;
  /** Is this the tool in hand? Left out for what is done at once. */
  readonly isChosen?: boolean;
  readonly isMain?: boolean;
  readonly isOff?: boolean;
};

const squares = (n: number) => (n === 1 ? '1 square' : `${n} squares`);

/** As on the cards of the sheet. */
const SHORT_NAMES = { flamestrike: 'Flame', hammer: 'Hammer', volley: 'Volley' } as const;

function toolName(tool: Tool): string {
  if (isFixed(tool)) return SHORT_NAMES[tool.form];
  if (tool.type === 'troop') return `Troop of ${tool.max}`;
  if (tool.type === 'hero') return 'Hero';
  return tool.type === 'last' ? `Last troop, up to ${squares(tool.max)}` : 'Free mark';
}

function toolNote(v: SiegeState, tool: Tool, ways: number): string {
  if (ways === 0) return 'no room';
  if (isFixed(tool)) return ways === 1 ? '1 place' : `${ways} places`;
  if (tool.type === 'troop') return `die ${tool.die}`;
  return tool.type === 'hero' ? `${heroesWaiting(v)} waiting, 1 to 5` : '';
}

function toolIcon(v: SiegeState, tool: Tool): ReactNode {
  if (isFixed(tool)) return formIcon(tool.form);
  if (tool.type === 'hero') return heroIcon(v.heroesUsed);
  return tool.type === 'troop' ? dieIcon(v.dice![tool.die === 'A' ? 0 : 1]!.value) : undefined;
}

/** The keyboard goes to the sheet with the tool: the next arrows draw. */
function drawWith(memory: Props['memory'], tool: string): void {
  takeUp(memory, tool);
  document.querySelector<SVGElement>('.siege-cells')?.focus({ preventScroll: true });
}

/** The cards one takes up to draw with. */
export function toolChoices(props: Props, inHand: Tool | undefined): Choice[] {
  return toolsOf(props.view)
    .filter(({ type }) => type !== 'mark')
    .map((tool) => {
      const ways = waysOf(props.view, tool);
      const why = () =>
        props.explain({ rule: 'SN-18.8', code: 'NO_PLACE', text: `${toolName(tool)} fits nowhere now: pass it.` });
      return {
        id: tool.id,
        deed: tool.type,
        name: toolName(tool),
        note: toolNote(props.view, tool, ways),
        icon: toolIcon(props.view, tool),
        isChosen: inHand?.id === tool.id,
        isOff: ways === 0,
        act: ways === 0 ? why : () => drawWith(props.memory, tool.id),
      };
    });
}

/** Everything else the phase allows (SN-4.3). */
export function deeds({ view, seat, play, memory }: Props): Choice[] {
  const by = seat ?? 0;
  const phase = phaseOf(view);
  const roll: Choice = {
    id: 'roll',
    deed: 'roll',
    name: view.turn === 0 ? 'Begin the night: roll' : phase === 'REROLL' ? 'Roll again' : 'Roll the dice',
    key: ' ',
    isMain: true,
    act: () => play({ type: 'roll', seat: by }),
  };
  if (isRolling(view)) return [];
  if (phase === 'READY' || phase === 'REROLL') return [roll];
  if (phase === 'VOLLEY')
    return [{ id: 'hold', deed: 'hold', name: 'Hold the volley', key: 'e', act: () => play({ type: 'hold', seat: by }) }];
  if (phase === 'BONUS')
    return [
      { id: 'decline', deed: 'decline', name: 'Decline the free mark', key: 'e', act: () => play({ type: 'decline', seat: by }) },
    ];
  if (phase === 'HOUR')
    return [
      {
        id: 'hour',
        deed: 'hour',
        name: 'Sound the Last Call',
        isMain: true,
        key: ' ',
        act: () => play({ type: 'hour', seat: by, hour: dialHour(new Date().getHours()) }),
      },
    ];
  if (phase === 'LAST')
    return [{ id: 'stand', deed: 'stand', name: 'Stand down', key: 'e', act: () => change(memory, { asks: 'stand' }) }];
  return phase === 'ACT' ? [...passes(view, by, play), ending(view, memory), ...rollingOn(view, memory)] : [];
}

function passes(view: SiegeState, seat: number, play: Props['play']): Choice[] {
  return (['A', 'B'] as const).flatMap((die, i) => {
    if (view.dice?.[i]?.status !== 'open') return [];
    const isOfUse = (tool: Tool) => tool.type === 'hero' || ('die' in tool && tool.die === die);
    const isStuck = toolsOf(view).every((tool) => !isOfUse(tool) || waysOf(view, tool) === 0);
    return [
      {
        id: `pass ${die}`,
        deed: 'passDie',
        name: `Pass ${die}`,
        isMain: isStuck,
        act: () => play({ type: 'passDie', seat, die }),
      },
    ];
  });
}

/** One button that passes what is left and ends (SN-4.6); it asks before it closes the night (SN-14.6). */
function ending(view: SiegeState, memory: Props['memory']): Choice {
  const open = ['A', 'B'].filter((_, i) => view.dice?.[i]?.status === 'open');
  const isLast = isLastTurn(view) && !view.lastCall;
  return {
    id: 'end',
    deed: 'end',
    name: isLast ? 'End the night' : 'End turn',
    ...(open.length > 0 ? { note: `passes ${open.join(', ')}` } : {}),
    key: 'e',
    isMain: open.length === 0 && isLastTurn(view),
    act: () => change(memory, isLast && !isStuck(view) ? { asks: 'end' } : { wishes: 'end' }),
  };
}

/** When nothing is left to draw, one touch ends the turn and rolls for the next. */
function rollingOn(view: SiegeState, memory: Props['memory']): Choice[] {
  const isDone = !isLastTurn(view) && view.dice?.every(({ status }) => status !== 'open');
  const act = () => change(memory, { wishes: 'roll' });
  return isDone ? [{ id: 'next', deed: 'end', name: 'End turn and roll', key: ' ', isMain: true, act }] : [];
}
