import {
  type Arc,
  cardName,
  CARD_IDS,
  CASTLE,
  type Card,
  factsOf,
  findToken,
  isTowerUp,
  kindFacts,
  kindName,
  preview,
  RING_NAMES,
  type State,
  type Token,
} from '@nightfall/midnight-madness';
import type { Inspected } from '@nightfall/ui';
import { arcOf, ringOf } from './shown.ts';

const isCard = (word: string): word is Card => (CARD_IDS as readonly string[]).includes(word);

/** What a token, a card, a wall, a tower or a space is, and what it will do when the monsters move. */
export function inspect(mark: string, v: State): Inspected | undefined {
  const [, id] = /^t(\d+)$/.exec(mark) ?? [];
  const [, arc] = /^wall(\d)$/.exec(mark) ?? [];
  const token = id === undefined ? undefined : findToken(v, Number(id));
  if (token) return aboutToken(token, v);
  if (mark.startsWith('card:')) return aboutCard(mark.slice('card:'.length));
  if (/^tower\d$/.test(mark)) return aboutTower(Number(mark.slice(5)), v);
  return arc === undefined ? undefined : aboutWall(Number(arc), v);
}

const placeName = (ring: Token['ring']): string => (ring === CASTLE ? 'castle' : `${RING_NAMES[ring]} ring`);

/** What the number on a creature is. */
const LIFE = 'Hit points, the red number';

function aboutToken(token: Token, v: State): Inspected {
  const next = nextOf(token, v);
  const place: [string, string] = ['Stands in', `${token.ring === CASTLE ? 'Castle' : placeName(token.ring)}, arc ${token.arc}`];
  if (token.kind === null)
    return {
      name: token.isStart ? 'Hidden creature' : 'Hidden token',
      numbers: [place],
      text: 'It is flipped when it is hit, or when it reaches a wall.',
      next,
      rules: ['MM-11.2'],
    };
  const { life, points, text } = kindFacts(token.kind);
  return {
    name: kindName(token.kind),
    numbers: [
      ...(life > 0 ? ([[LIFE, `${token.hp} of ${life}`]] as const) : []),
      ...(v.mode === 'standard' ? ([['Points', points]] as const) : []),
      place,
    ],
    text,
    next,
  };
}

function nextOf(token: Token, v: State): string | undefined {
  const ghost = preview(v).ghosts.find((one) => one.token === token.id);
  switch (ghost?.fate) {
    case 'steps':
      return ringOf(ghost.to) === token.ring
        ? `moves on to arc ${arcOf(ghost.to)}`
        : `moves on to the ${placeName(ringOf(ghost.to))}`;
    case 'strikesWall':
      return `strikes wall ${token.arc}`;
    case 'strikesTower':
      return `strikes tower ${arcOf(ghost.to)}`;
    case 'stays':
      return 'stays where it is, in tar';
    case 'unknown':
      return 'is flipped before it strikes';
    default:
      return undefined;
  }
}

const aboutCard = (card: string): Inspected | undefined =>
  isCard(card) ? { name: cardName(card), text: factsOf(card).text } : undefined;

const aboutTower = (arc: Arc, v: State): Inspected => ({
  name: `Tower ${arc}`,
  numbers: [['It', isTowerUp(v, arc) ? 'stands' : 'has fallen']],
  text: 'You lose when the last tower falls. Towers are never rebuilt.',
  next: preview(v).towers.some((one) => one.arc === arc) ? 'it may be struck when the monsters move' : undefined,
  rules: ['MM-18.2'],
});

function aboutWall(arc: Arc, v: State): Inspected {
  const state = v.walls[arc - 1]!;
  const threat = preview(v).walls.find((one) => one.arc === arc);
  const isStruck = threat !== undefined && threat.tokens.length + threat.maybe.length > 0;
  return {
    name: `Wall ${arc}`,
    numbers: [['It is', state]],
    next: isStruck ? 'it is struck when the monsters move' : undefined,
    rules: ['MM-18.1'],
  };
}
