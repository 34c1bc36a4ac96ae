import { fortifyReserve } from '../queries/board.ts';
import { kindFacts, kindName } from '../content/tokens.ts';
import { ARCS, RING_NAMES } from '../content/spaces.ts';
import { pointsOf } from '../result.ts';
import type { State, Token } from '../state.ts';
import { arcText, cardList, PHASE_NAMES } from './names.ts';

function shortToken(v: State, { id, kind, hp, isStart }: Token): string {
  const face = kind === null ? (isStart ? '? (starting)' : '?') : `${kindName(kind)} ${hp}/${kindFacts(kind).life}`;
  return `t${id} ${face}${v.tarred === id ? ' (tarred)' : ''}`;
}

function arcLine(v: State, arc: number): string {
  const rings = RING_NAMES.flatMap((name, ring) => {
    const here = v.tokens.filter((token) => token.arc === arc && token.ring === ring).map((token) => shortToken(v, token));
    return here.length > 0 ? [`${name}: ${here.join(', ')}`] : [];
  });
  const structures = `wall ${v.walls[arc - 1]}, tower ${v.towers[arc - 1] ? 'standing' : 'fallen'}`;
  return `  Arc ${arcText(arc).slice(4)}: ${structures}${rings.length > 0 ? `; ${rings.join('; ')}` : ''}`;
}

const handLine = (v: State, seat: number): string => {
  const score = v.mode === 'standard' ? ` (${pointsOf(v, seat)})` : '';
  return `  Player ${seat + 1}${seat === v.current ? ' *' : ''}${score}: ${cardList(v.hands[seat]!) || 'no cards'}`;
};

/** The whole table as plain text. */
export function boardText(v: State): string {
  const marks = [
    `deck ${v.deck.length}`,
    `discard ${v.discard.length}`,
    `supply ${v.supply}`,
    `Fortify in reserve ${fortifyReserve(v)}`,
    v.isMissing ? 'nothing arrives this turn' : '',
  ];
  return [
    `Turn ${v.turn}, ${PHASE_NAMES[v.phase]}`,
    ...ARCS.map((arc) => arcLine(v, arc)),
    ...v.hands.map((_, seat) => handLine(v, seat)),
    `  ${marks.filter((mark) => mark !== '').join(', ')}`,
  ].join('\n');
}
