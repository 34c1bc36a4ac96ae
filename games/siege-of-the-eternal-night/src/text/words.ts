import { count } from '@nightfall/kit/words';
import type { Line, Words } from '@nightfall/kernel';
import { labelledBoard } from './board.ts';
import { countPlacements, drawnBy } from '../queries/placements.ts';
import type { TableKind } from '../sheet/tables.ts';
import { enemiesLeft, heroesWaiting } from '../queries/deployment.ts';
import { turnsOf } from '../queries/turns.ts';
import { rankOf } from '../result.ts';
import { isRolling, phaseOf, type Kind, type SiegeState } from '../state.ts';
import type { Siege, SiegeEvent } from '../moves.ts';
import { label } from './notation.ts';

const KIND_NAMES: Record<Kind, string> = {
  troop: 'a troop',
  flamestrike: 'Flamestrike',
  hammer: 'Divine Hammer',
  volley: 'a crossbow volley',
  hero: "a hero's troop",
  last: 'the last troop',
};
const diceText = (v: SiegeState) =>
  v.dice!.map(({ value, status }, i) => `${'AB'[i]} shows ${value}${status === 'open' ? '' : ` (${status})`}`).join(', ');
const fits = (v: SiegeState, kinds: readonly TableKind[]) => countPlacements(v, kinds) > 0;
/** SN-7.8 A hero who waits can draw where no die fits. */
function passText(v: SiegeState, stuck: readonly string[]): readonly string[] {
  if (stuck.length === 0) return [];
  const [fit, them] = stuck.length === 1 ? ['fits', 'it'] : ['fit', 'them'];
  const hero = heroesWaiting(v) > 0 && fits(v, [1]) ? ', or draw 1 to 5 squares with a hero' : '';
  return [`${stuck.join(' and ')} ${fit} nowhere: pass ${them}${hero}.`];
}
/** What the open dice are for: "draw a troop of 4 and a spell"; a die of no use is named to be passed (SN-18.8). */
function deedText(v: SiegeState): string {
  const open = v.dice!.map((die, i) => ({ ...die, name: `Die ${'AB'[i]}` })).filter(({ status }) => status === 'open');
  const use = open.filter(({ value }) => fits(v, drawnBy(value)));
  const stuck = open.filter((die) => !use.includes(die)).map(({ name }) => name);
  const deeds = use.map(({ value }) => (value === 6 ? 'a spell' : `a troop of ${count(value, 'square')}`)).join(' and ');
  const draw = use.length > 0 ? [`draw ${deeds}.`] : [];
  return [...draw, ...passText(v, stuck)].join(' ');
}
const heroText = (v: SiegeState) =>
  heroesWaiting(v) > 0 ? ` ${count(heroesWaiting(v), 'hero waiting', 'heroes waiting')}.` : '';

function askText(v: SiegeState): readonly [string, string] {
  const phase = phaseOf(v);
  if (isRolling(v)) return [v.seed === '-' ? 'Roll your two dice and type them in.' : 'The dice are falling.', 'SN-3.1'];
  switch (phase) {
    case 'READY':
      return [`Turn ${v.turn + 1} of ${turnsOf(v)}: roll the dice.`, 'SN-4.4'];
    case 'VOLLEY':
      return [
        `Doubles: ${fits(v, ['volley']) ? 'fire a crossbow volley or hold it' : 'a volley fits nowhere, so hold it'}.`,
        'SN-9.1',
      ];
    case 'REROLL':
      return [`Roll both dice again.${heroText(v)}`, 'SN-9.6'];
    case 'ACT':
      return [
        v.dice!.some(({ status }) => status === 'open') ? `Turn ${v.turn}: ${deedText(v)}` : `End turn ${v.turn}.${heroText(v)}`,
        'SN-3.6',
      ];
    case 'BONUS':
      return [
        `A wallbreaker fell: ${count(v.pendingBonus, 'free mark')}. Strike any enemy on the sheet, however near, or decline.`,
        'SN-10.5',
      ];
    case 'HOUR':
      return ['Sound the Last Call: the hour on your clock decides the size of the last troop.', 'SN-12.3'];
    case 'LAST':
      return [
        fits(v, [1]) ? `Draw the last troop, 1 to ${v.hour} squares, or stand down.` : 'The last troop fits nowhere: stand down.',
        'SN-12.7',
      ];
    case 'OVER':
      return [`The night is over: ${count(enemiesLeft(v), 'enemy', 'enemies')} left. ${rankOf(enemiesLeft(v))}.`, 'SN-11.2'];
  }
}

const line = (text: string, rule: string, marks: readonly string[] = []): Line => ({ text, rule, marks });

/** The next turn says that one has ended. */
const SILENT = ['endedTurn'] as const;
type Tellers = {
  readonly [T in SiegeEvent['type']]: (
    event: Extract<SiegeEvent, { type: T }>,
  ) => T extends (typeof SILENT)[number] ? undefined : Line;
};
const TELLERS: Tellers = {
  openedTurn: ({ turn }) => ({ ...line(`Turn ${turn}.`, 'SN-4.4'), heading: 1 }),
  rolled: ({ faces, doubles }) =>
    line(`The dice show ${faces.join(' and ')}${doubles ? ': doubles' : ''}.`, doubles ? 'SN-9.1' : 'SN-3.1'),
  crossedCircles: ({ count: n, altar }) => line(`${count(n, 'circle')} crossed; the altar is at ${altar} of 9.`, 'SN-7.2'),
  heroArrived: ({ waiting }) => line(`A hero arrives; ${count(waiting, 'hero waiting', 'heroes waiting')}.`, 'SN-7.5'),
  drew: ({ kind, cells, felled, left }) =>
    line(
      `Drew ${KIND_NAMES[kind]} on ${cells.join(' ')}: ${count(felled, 'enemy', 'enemies')} felled, ${left} left.`,
      DRAW_RULES[kind],
      cells,
    ),
  wonFreeMarks: ({ count: n, wallbreakers }) =>
    line(`${wallbreakers.join(' and ')} broken: ${count(n, 'free mark')}.`, 'SN-10.2', wallbreakers),
  marked: ({ cell, left }) => line(`Free mark on ${cell}; ${left} left.`, 'SN-10.5', [cell]),
  declined: () => line('Free mark declined.', 'SN-10.6'),
  held: () => line('Volley held.', 'SN-9.4'),
  passedDie: ({ die, value }) => line(`Die ${die} (${value}) passed.`, 'SN-4.7'),
  endedTurn: () => undefined,
  soundedHour: ({ hour }) => line(`The Last Call sounds at ${hour}.`, 'SN-12.3'),
  stood: () => line('The last troop stands down.', 'SN-12.7'),
  nightEnded: ({ score, clearedOn }) => endLine(score, clearedOn),
};
const eventLine = (event: SiegeEvent): Line | undefined =>
  (TELLERS[event.type] as (event: SiegeEvent) => Line | undefined)(event);
const DRAW_RULES: Record<Kind, string> = {
  troop: 'SN-5.12',
  flamestrike: 'SN-8.2',
  hammer: 'SN-8.3',
  volley: 'SN-9.2',
  hero: 'SN-7.7',
  last: 'SN-12.7',
};
const endLine = (score: number, clearedOn: number | null): Line =>
  clearedOn === null
    ? line(`The night is over with ${count(score, 'enemy', 'enemies')} left: ${rankOf(score)}.`, 'SN-11.2')
    : line(`Every enemy had fallen by turn ${clearedOn}: ${rankOf(0)}.`, 'SN-11.3');

function boardWords(v: SiegeState): string {
  const dice = v.dice ? ` · die ${diceText(v)}` : '';
  const status = `turn ${v.turn} of ${turnsOf(v)}${dice} · altar ${v.altar} of 9 · ${count(heroesWaiting(v), 'hero waiting', 'heroes waiting')} · ${enemiesLeft(v)} left`;
  return `${labelledBoard(v)}\n${status}`;
}

export const words: Words<Siege> = {
  prompt: (v) => {
    const [text, rule] = askText(v);
    return line(text, rule);
  },
  event: eventLine,
  silent: SILENT,
  move: (v, move) => (move.type === 'pass' ? 'Pass' : label(v, move)),
  board: boardWords,
};
