import { advance, type Fault, type Json } from '@nightfall/kernel';
import { allCards, byCard, type Card } from '../content/cards.ts';
import { type Difficulty, DIFFICULTIES, type Mode, supplyKinds } from '../content/settings.ts';
import type { Kind } from '../content/tokens.ts';
import { madness } from '../rules/index.ts';
import { newTable } from '../rules/setup.ts';
import type { Phase, Seen, State, Wall } from '../types.ts';
import {
  type Faults,
  type Fields,
  isAbsent,
  isFields,
  readArcs,
  readCardBag,
  readCards,
  readFlag,
  readInt,
  readKindBag,
  readList,
  readSeen,
  readTokens,
  readWord,
  without,
} from './fields.ts';
import { beginPhase, readStack } from './read-stack.ts';

const KEYS =
  'mode difficulty players firstSeat turn seat phase tokens fallenWalls fortified fallenTowers hands deck discard supply unseen unseenStart monsterDiscard trophies missing replaced traded declined queue nextToken outcome stack'.split(
    ' ',
  );
const PHASES: readonly Phase[] = ['setup', 'drawUp', 'replace', 'trade', 'play', 'move', 'reveal', 'draw', 'over'];

function readTable(data: Fields, faults: Faults): State {
  const named = isAbsent(data['hands']) ? 1 : readList(data['hands'], 'hands', faults).length;
  const players = readInt(data, 'players', 1, 6, Math.min(6, Math.max(1, named)), faults);
  const mode = readWord<Mode>(data, 'mode', ['standard', 'coop', 'solo'], players === 1 ? 'solo' : 'coop', faults);
  if ((mode === 'solo') !== (players === 1))
    faults.push({ where: 'mode', code: 'MODE', text: 'One player plays solo, and only one (MM-2.3).' });
  const difficulty = readWord<Difficulty>(data, 'difficulty', ['normal', 'challenging', 'uber'], 'normal', faults);
  const firstSeat = data['firstSeat'] === null ? null : readInt(data, 'firstSeat', 0, players - 1, 0, faults);
  const s = newTable(players, mode, difficulty, firstSeat);
  s.stack = [];
  s.turn = readInt(data, 'turn', 0, 100_000, 1, faults);
  s.current = readInt(data, 'seat', 0, players - 1, 0, faults);
  s.outcome = readWord(data, 'outcome', ['open', 'won', 'lost'], 'open', faults);
  s.phase = readWord(data, 'phase', PHASES, s.outcome === 'open' ? 'play' : 'over', faults);
  return s;
}

function readCastle(data: Fields, s: State, faults: Faults): void {
  const fallen = readArcs(data, 'fallenWalls', faults);
  const fortified = readArcs(data, 'fortified', faults);
  const towers = readArcs(data, 'fallenTowers', faults);
  const wallOf = (arc: number): Wall => (fallen.includes(arc) ? 'fallen' : fortified.includes(arc) ? 'fortified' : 'standing');
  s.walls = s.walls.map((_, i) => wallOf(i + 1));
  s.towers = s.towers.map((_, i) => !towers.includes(i + 1));
  if (fortified.length > 2 || fortified.some((arc) => fallen.includes(arc)))
    faults.push({ where: 'fortified', code: 'FORTIFY', text: 'At most two standing walls are fortified.' });
}

function readHands(data: Fields, s: State, faults: Faults): void {
  readList(data['hands'], 'hands', faults).forEach((hand, seat) => {
    const cards = readCards(hand, `hands.${seat}`, faults);
    if (s.hands[seat]) s.hands[seat] = cards;
    else faults.push({ where: `hands.${seat}`, code: 'SEAT', text: `There is no seat ${seat}.` });
  });
  s.discard = readCards(data['discard'], 'discard', faults);
  const seen: Card[] = [...s.hands.flat(), ...s.discard];
  const rest = without(allCards(), seen, 'hands', faults);
  const deck = readCardBag(data, 'deck', faults);
  if (deck) without(rest.slice(), deck, 'deck', faults);
  s.deck = (deck ?? rest).sort(byCard);
  s.cardsInGame = s.deck.length + seen.length;
}

const kindsOf = (seen: readonly Seen[], isStart: boolean): Kind[] =>
  seen.filter((one) => one.isStart === isStart).map(({ kind }) => kind);

/** MM-5.10 What nobody has seen: given, or all that the rest of the position does not show. */
function readUnseen(data: Fields, s: State, seen: readonly Seen[], faults: Faults): void {
  const hidden = (isStart: boolean) => s.tokens.filter((token) => token.kind === null && token.isStart === isStart).length;
  const start = without(DIFFICULTIES[s.difficulty].start.slice(), kindsOf(seen, true), 'unseenStart', faults);
  s.unseenStart = readKindBag(data, 'unseenStart', faults) ?? (hidden(true) === 0 ? [] : start);
  if (s.unseenStart.length !== hidden(true) && s.phase !== 'setup')
    faults.push({
      where: 'unseenStart',
      code: 'UNSEEN',
      text: `${hidden(true)} hidden starting tokens need as many unseen kinds.`,
    });
  const rest = without(supplyKinds(s.difficulty), kindsOf(seen, false), 'unseen', faults);
  const isSpent = data['supply'] === 0 && hidden(false) === 0;
  s.unseenSupply = readKindBag(data, 'unseen', faults) ?? (isSpent ? [] : rest);
  s.supply = readInt(data, 'supply', 0, 49, s.unseenSupply.length - hidden(false), faults);
  if (s.unseenSupply.length !== s.supply + hidden(false))
    faults.push({
      where: 'unseen',
      code: 'UNSEEN',
      text: `unseen holds ${s.unseenSupply.length} kinds; supply and hidden tokens are ${s.supply + hidden(false)}.`,
    });
}

function readMonsters(data: Fields, s: State, faults: Faults): void {
  const { tokens, tarred } = readTokens(data, faults);
  s.tokens = tokens;
  s.tarred = tarred;
  s.nextToken = readInt(data, 'nextToken', 1, 999, (tokens.at(-1)?.id ?? 0) + 1, faults);
  s.monsterDiscard = readSeen(data['monsterDiscard'], 'monsterDiscard', faults);
  readList(data['trophies'], 'trophies', faults).forEach((list, seat) => {
    if (s.trophies[seat]) s.trophies[seat] = readSeen(list, `trophies.${seat}`, faults);
    else faults.push({ where: `trophies.${seat}`, code: 'SEAT', text: `There is no seat ${seat}.` });
  });
  const open = tokens.flatMap(({ kind, isStart }): Seen[] => (kind === null ? [] : [{ kind, isStart }]));
  const gone = [...s.monsterDiscard, ...s.trophies.flat()];
  readUnseen(data, s, [...open, ...gone], faults);
  s.tokensInGame = s.unseenStart.length + s.unseenSupply.length + open.length + gone.length;
  for (const { id, kind, ring, arc } of tokens)
    if (ring === 4 && (kind === null || s.towers[arc - 1]))
      faults.push({
        where: `tokens.t${id}`,
        code: 'CASTLE',
        text: 'In the Castle ring stand open creatures only, and none beside a tower.',
      });
}

function readMarks(data: Fields, s: State, faults: Faults): void {
  s.isMissing = readFlag(data, 'missing', faults);
  s.replaced = readInt(data, 'replaced', 0, 2, 0, faults);
  s.traded = readInt(data, 'traded', 0, 2, 0, faults);
  s.declined = readInt(data, 'declined', 0, 100_000, 0, faults);
  s.queue = readInt(data, 'queue', 0, 99, 0, faults);
}

/** An open game has its turn (or its setup) at the bottom of the stack; a finished one has an empty stack. */
const isWhole = (s: State): boolean =>
  s.outcome === 'open' ? s.stack[0]?.rule === 'turn' || s.stack[0]?.rule === 'setup' : s.stack.length === 0;

/** A position from outside: the state it stands for, at its next question; or everything that is wrong with it. */
export function read(data: Json): State | readonly Fault[] {
  if (!isFields(data)) return [{ where: '', code: 'FORMAT', text: 'A position is a list of named parts.' }];
  const faults: Fault[] = Object.keys(data)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({ where: key, code: 'UNKNOWN', text: `A position has no part "${key}".` }));
  const s = readTable(data, faults);
  readCastle(data, s, faults);
  readHands(data, s, faults);
  readMonsters(data, s, faults);
  readMarks(data, s, faults);
  s.stack = readStack(data, s, faults);
  const stands = isAbsent(data['stack']) ? s.outcome === 'open' || s.phase === 'over' : isWhole(s);
  if (!stands) faults.push({ where: 'stack', code: 'STACK', text: 'An open game stands on a turn; a finished one on nothing.' });
  if (faults.length > 0) return faults;
  if (isAbsent(data['stack'])) beginPhase(s);
  advance(madness, s);
  return s;
}
