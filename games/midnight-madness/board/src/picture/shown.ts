import { kindFacts, RING_LETTERS, type MadnessEvent, type Space, type State, type Token } from '@nightfall/midnight-madness';

/** What the eye sees while events are played: the board between two views. */
export type Shown = {
  readonly tokens: readonly Token[];
  readonly walls: State['walls'];
  readonly towers: readonly boolean[];
  readonly tarred: number;
};

export const shownOf = ({ tokens, walls, towers, tarred }: State): Shown => ({ tokens, walls, towers, tarred });

export const ringOf = (space: Space) => RING_LETTERS.indexOf(space[0]!);
export const arcOf = (space: Space) => Number(space[1]);
const change = (shown: Shown, id: number, to: Partial<Token>): Shown => ({
  ...shown,
  tokens: shown.tokens.map((t) => (t.id === id ? { ...t, ...to } : t)),
});
const moveTo = (shown: Shown, id: number, space: Space) => change(shown, id, { ring: ringOf(space), arc: arcOf(space) });
const remove = (shown: Shown, id: number): Shown => ({ ...shown, tokens: shown.tokens.filter((t) => t.id !== id) });
const setWall = (shown: Shown, arc: number, wall: State['walls'][number]): Shown => ({
  ...shown,
  walls: shown.walls.map((was, i) => (i === arc - 1 ? wall : was)),
});

/** The board after one more event. */
export function showEvent(shown: Shown, e: MadnessEvent): Shown {
  switch (e.type) {
    case 'stepped':
    case 'rotated':
      return e.moves.reduce((next, move) => moveTo(next, move.token, move.to), shown);
    case 'drivenBack':
      return moveTo(shown, e.token, e.to);
    case 'tokenArrived':
      return arrive(shown, e);
    case 'flipped':
      return change(shown, e.token, { kind: e.kind, hp: kindFacts(e.kind).life });
    case 'damaged':
    case 'healed':
      return change(shown, e.token, { hp: e.hp, kind: e.kind });
    case 'trapSprung':
    case 'slain':
    case 'destroyed':
      return remove(shown, e.token);
    case 'wallLost':
      return setWall(shown, e.arc, 'fallen');
    case 'fortifyLost':
    case 'wallBuilt':
      return setWall(shown, e.arc, 'standing');
    case 'wallFortified':
      return setWall(shown, e.arc, 'fortified');
    case 'towerLost':
      return { ...shown, towers: shown.towers.map((stands, i) => stands && i !== e.arc - 1) };
    case 'tarPlaced':
      return { ...shown, tarred: e.token };
    case 'tarRemoved':
      return { ...shown, tarred: 0 };
    default:
      return shown;
  }
}

function arrive(shown: Shown, e: Extract<MadnessEvent, { type: 'tokenArrived' }>): Shown {
  const token: Token = { id: e.token, kind: null, hp: 0, ring: ringOf(e.space), arc: arcOf(e.space), isStart: e.isStart };
  return { ...shown, tokens: [...shown.tokens.filter((t) => t.id !== e.token), token] };
}
