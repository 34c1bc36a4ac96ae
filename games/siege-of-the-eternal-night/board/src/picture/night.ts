import {
  type SiegeMove,
  type SiegeState,
  type Spell,
  type TableKind,
  extensions,
  fieldOf,
  forbidden,
  forecast,
  heroesWaiting,
  phaseOf,
  placeOf,
  placements,
  snakes,
} from '@nightfall/siege-of-the-eternal-night';
import type { Reach } from '../hand/draft.ts';
import type { Letter, Scene } from './scene.ts';

/** What the engine knows, in the words of the board. No rule is decided here. */

const LETTERS: Record<string, Letter> = { e: 'e', w: 'w', g: 'g' };

const NOTHING = [0, 0, 0, 0];
/**
 * The sheet as the next shape will find it: between turns what was drawn last already belongs to the turn before;
 * after the night nothing is forbidden. Hatching and spoken reasons both ask this.
 */
export function asFound(v: SiegeState): SiegeState {
  const phase = phaseOf(v);
  if (phase === 'OVER') return { ...v, besideNow: NOTHING, besideLast: NOTHING };
  return phase === 'READY' ? { ...v, turn: v.turn + 1, besideNow: NOTHING, besideLast: v.besideNow } : v;
}

export function sceneOf(v: SiegeState): Scene {
  const field = fieldOf(v.sheet.grid);
  const { now, last } = forbidden(asFound(v));
  const place = (name: string) => placeOf(field, name);
  return {
    width: field.width,
    height: field.height,
    letters: [...field.letters].map((letter) => LETTERS[letter] ?? '-'),
    shapes: v.shapes.map(({ turn, kind, cells }, id) => ({ id, turn, kind, cells: cells.map(place) })),
    free: v.free.map(({ turn, cell }) => ({ turn, cell: place(cell) })),
    turn: v.turn,
    touchNow: new Set(now.map(place)),
    touchLast: new Set(last.map(place)),
  };
}

/** A word for this moment of the night: as long as it stays the same, so does the picture. */
export function momentOf(v: SiegeState): string {
  const dice = v.dice?.map(({ value, status }) => `${value}${status}`).join(' ') ?? '';
  const drawn = v.shapes.map(({ cells }) => cells.join('')).join(' ');
  const free = v.free.map(({ cell }) => cell).join(' ');
  return [
    v.sheet.grid.join('/'),
    phaseOf(v),
    v.stack.at(-1)?.at,
    v.turn,
    v.rolls,
    dice,
    drawn,
    free,
    v.altar,
    v.heroesUsed,
    v.pendingBonus,
    v.hour,
  ].join('|');
}

/** What the player may draw with now (SN-18.1, SN-18.3, SN-18.9). */
export type Tool =
  | { readonly type: 'troop'; readonly id: string; readonly die: 'A' | 'B'; readonly min: number; readonly max: number }
  | { readonly type: 'hero' | 'last'; readonly id: string; readonly min: number; readonly max: number }
  | { readonly type: 'spell'; readonly id: string; readonly die: 'A' | 'B'; readonly form: Spell }
  | { readonly type: 'volley'; readonly id: string; readonly form: 'volley' }
  | { readonly type: 'mark'; readonly id: string };
export type SnakeTool = Extract<Tool, { min: number }>;
export type FixedTool = Extract<Tool, { form: string }>;

export const isSnake = (tool: Tool | undefined): tool is SnakeTool => tool !== undefined && 'min' in tool;
export const isFixed = (tool: Tool | undefined): tool is FixedTool => tool !== undefined && 'form' in tool;

const SPELLS: readonly Spell[] = ['flamestrike', 'hammer'];

function dieTools(v: SiegeState): Tool[] {
  return (['A', 'B'] as const).flatMap((die, i): Tool[] => {
    const { value, status } = v.dice![i]!;
    if (status !== 'open') return [];
    if (value === 6) return SPELLS.map((form) => ({ type: 'spell', id: `${die} ${form}`, die, form }));
    return [{ type: 'troop', id: die, die, min: value, max: value }];
  });
}

export function toolsOf(v: SiegeState): Tool[] {
  const phase = phaseOf(v);
  const heroes: Tool[] = heroesWaiting(v) > 0 ? [{ type: 'hero', id: 'hero', min: 1, max: 5 }] : [];
  if (phase === 'BONUS') return [{ type: 'mark', id: 'mark' }];
  if (phase === 'LAST') return [{ type: 'last', id: 'last', min: 1, max: v.hour ?? 1 }];
  if (phase === 'VOLLEY') return [{ type: 'volley', id: 'volley', form: 'volley' }, ...heroes];
  if (phase === 'REROLL' && v.stack.at(-1)?.at === 'reroll') return heroes;
  return phase === 'ACT' ? [...dieTools(v), ...heroes] : [];
}

/** In how many ways a tool can be used now; a hero counts squares where it may begin. */
export function waysOf(v: SiegeState, tool: Tool): number {
  if (isFixed(tool)) return placements(v, tool.form).length;
  if (tool.type === 'mark') return 1;
  return snakes(v, tool.min).length;
}

/** The tool in hand: the one taken up, or the first that can be used. A hero is never taken up by itself. */
export function toolInHand(v: SiegeState, chosen: string | null): Tool | undefined {
  const tools = toolsOf(v);
  return tools.find(({ id }) => id === chosen) ?? tools.find((tool) => tool.type !== 'hero' && waysOf(v, tool) > 0);
}

const isOtherTroop = (tool: Tool, other: Tool): other is SnakeTool =>
  tool.type === 'troop' && other.type === 'troop' && other.max !== tool.max;
/** The tool that this many squares are meant for: drawing the length of the other open die uses that die. */
export const toolFor = (v: SiegeState, tool: Tool, squares: number): Tool =>
  toolsOf(v).find((other) => isOtherTroop(tool, other) && other.max === squares) ?? tool;

/** How long a snake may become: as the tool in hand says, or the other open die. */
export const longestFor = (v: SiegeState, tool: SnakeTool): number =>
  toolsOf(v).reduce((max, other) => (isOtherTroop(tool, other) ? Math.max(max, other.max) : max), tool.max);

/** The sizes that make a whole troop: those of the tool in hand, and that of the other open die. */
const sizesOf = (v: SiegeState, tool: SnakeTool): ReadonlySet<number> =>
  new Set([
    ...Array.from({ length: tool.max - tool.min + 1 }, (_, i) => tool.min + i),
    ...toolsOf(v).flatMap((other) => (isOtherTroop(tool, other) ? [other.max] : [])),
  ]);

export function moveOf(tool: Tool, cells: readonly string[], seat: number): SiegeMove {
  if (tool.type === 'mark') return { type: 'mark', seat, cell: cells[0] ?? '' };
  if (tool.type === 'troop') return { type: 'troop', seat, die: tool.die, cells };
  if (tool.type === 'spell') return { type: 'spell', seat, die: tool.die, spell: tool.form, cells };
  return { type: tool.type, seat, cells };
}

/** Which squares may follow a half-drawn snake, remembered for the moment (SN-18.2). */
export function reachOf(v: SiegeState, tool: SnakeTool): Reach {
  const known = new Map<string, ReadonlyMap<number, boolean>>();
  const field = fieldOf(v.sheet.grid);
  const ask = (path: readonly number[]) => {
    const names = path.map((place) => field.names[place]!);
    const size = tool.min === tool.max && names.length < tool.max ? tool.max : names.length + 1;
    return new Map(extensions(v, names, size).map(({ square, fits }) => [placeOf(field, square), fits]));
  };
  const follow = (path: readonly number[]) => {
    const key = path.join(' ');
    const found = known.get(key) ?? ask(path);
    known.set(key, found);
    return found;
  };
  return { sizes: sizesOf(v, tool), max: longestFor(v, tool), follow };
}

/** Legal positions of each fixed shape, for the cards (SN-18.3). */
export const countOf = (v: SiegeState, form: TableKind): number => placements(v, form).length;

/** What this turn's shapes will forbid in the next one, those in the hand included (SN-18.4). */
export function forbiddenNext(v: SiegeState, inHand: readonly number[]): ReadonlySet<number> {
  const field = fieldOf(v.sheet.grid);
  const drawn = forecast(v).map((name) => placeOf(field, name));
  const beside = inHand.flatMap((place) => field.neighbours[place] ?? []).filter((place) => !inHand.includes(place));
  const marked = new Set(
    [...v.shapes.flatMap(({ cells }) => cells), ...v.free.map(({ cell }) => cell)].map((name) => placeOf(field, name)),
  );
  return new Set([...drawn, ...beside].filter((place) => !marked.has(place)));
}
