import { advance, type Fault, isFaults, type Json, readAs } from '@nightfall/kernel';
import { allCards, byCard, type Card } from '../content/cards.ts';
import { DIFFICULTIES, supplyKinds } from '../content/settings.ts';
import { byKind, type Kind } from '../content/tokens.ts';
import { madness } from '../rules/book.ts';
import { newTable } from '../rules/setup.ts';
import type { MadnessFrame, Phase, Seen, State, Token, TurnFrame, Wall } from '../state.ts';
import { invariants } from '../queries/invariants.ts';
import { kindNamed, POSITION, type Written } from './position-form.ts';

type Faults = Fault[];

function readTable(form: Written, faults: Faults): State {
  const players = form.players ?? Math.max(1, form.hands.length);
  const s = newTable(players, form.mode ?? (players === 1 ? 'solo' : 'coop'), form.difficulty, form.firstSeat, form.house);
  s.stack = [];
  s.turn = form.turn;
  s.current = form.seat;
  s.outcome = form.outcome;
  s.phase = form.phase ?? (form.outcome === 'open' ? 'play' : 'over');
  s.isMissing = form.missing;
  s.replaced = form.replaced;
  s.traded = form.traded;
  s.declined = form.declined;
  s.queue = form.queue;
  const seats: [string, number | null, boolean][] = [
    ['seat', form.seat, true],
    ['firstSeat', form.firstSeat, true],
    ['hands', form.hands.length - 1, form.hands.length > 0],
    ['trophies', form.trophies.length - 1, form.trophies.length > 0],
  ];
  for (const [where, seat, isNamed] of seats)
    if (isNamed && seat !== null && seat >= players) faults.push({ where, code: 'SEAT', text: `There is no seat ${seat}.` });
  return s;
}

function readCastle({ fallenWalls, fortified, fallenTowers }: Written, s: State, faults: Faults): void {
  const wallOf = (arc: number): Wall =>
    fallenWalls.includes(arc) ? 'fallen' : fortified.includes(arc) ? 'fortified' : 'standing';
  s.walls = s.walls.map((_, i) => wallOf(i + 1));
  s.towers = s.towers.map((_, i) => !fallenTowers.includes(i + 1));
  if (fortified.some((arc) => fallenWalls.includes(arc)))
    faults.push({ where: 'fortified', code: 'FORTIFY', text: 'Only a standing wall can be fortified.' });
}

/** A bag as a list of its things. */
const spread = <T>(bag: { readonly [word: string]: number }, thingOf: (word: string) => T): T[] =>
  Object.entries(bag).flatMap(([word, count]) => Array<T>(count).fill(thingOf(word)));
/** What is left of a full set when some are taken out; a fault for what the set does not have. */
function without<T extends string>(all: T[], taken: readonly T[], where: string, faults: Faults): T[] {
  for (const thing of taken) {
    const at = all.indexOf(thing);
    if (at >= 0) all.splice(at, 1);
    else faults.push({ where, code: 'TOO_MANY', text: `There are not that many of "${thing}".` });
  }
  return all;
}

function readHands(form: Written, s: State, faults: Faults): void {
  s.hands = s.hands.map((_, seat) => form.hands[seat] ?? []);
  s.discard = form.discard;
  const seen: Card[] = [...s.hands.flat(), ...s.discard];
  const rest = without(allCards(), seen, 'hands', faults);
  const deck = form.deck && spread(form.deck, (word) => word as Card);
  if (deck) without(rest.slice(), deck, 'deck', faults);
  s.deck = (deck ?? rest).sort(byCard);
  s.cardsInGame = s.deck.length + seen.length;
}

const kindsOf = (seen: readonly Seen[], isStart: boolean): Kind[] =>
  seen.filter((one) => one.isStart === isStart).map(({ kind }) => kind);
const kindBag = (bag: { readonly [word: string]: number } | undefined): Kind[] | undefined =>
  bag && spread(bag, (word) => kindNamed(word)!).sort(byKind);

/** MM-5.10 What nobody has seen: given, or all that the rest of the position does not show. */
function readUnseen(form: Written, s: State, seen: readonly Seen[], faults: Faults): void {
  const hidden = (isStart: boolean) => s.tokens.filter((token) => token.kind === null && token.isStart === isStart).length;
  const start = without(DIFFICULTIES[s.difficulty].start.slice(), kindsOf(seen, true), 'unseenStart', faults);
  s.unseenStart = kindBag(form.unseenStart) ?? (hidden(true) === 0 ? [] : start);
  const rest = without(supplyKinds(s.difficulty), kindsOf(seen, false), 'unseen', faults);
  const isSpent = form.supply === 0 && hidden(false) === 0;
  s.unseenSupply = kindBag(form.unseen) ?? (isSpent ? [] : rest);
  s.supply = form.supply ?? s.unseenSupply.length - hidden(false);
}

function readTokens(form: Written, s: State, faults: Faults): void {
  const found = Object.entries(form.tokens).map(([name, token]) => ({ id: Number(name.slice(1)), ...token }));
  s.tokens = found.map(({ isTarred: _, ...token }): Token => token).sort((a, b) => a.id - b.id);
  const tarred = found.filter(({ isTarred }) => isTarred);
  s.tarred = tarred[0]?.id ?? 0;
  for (const { id } of tarred.slice(1))
    faults.push({ where: `tokens.t${id}`, code: 'TAR', text: 'There is only one Tar token.' });
  s.nextToken = form.nextToken ?? (s.tokens.at(-1)?.id ?? 0) + 1;
}

function readMonsters(form: Written, s: State, faults: Faults): void {
  readTokens(form, s, faults);
  s.monsterDiscard = form.monsterDiscard;
  s.trophies = s.trophies.map((_, seat) => form.trophies[seat] ?? []);
  const open = s.tokens.flatMap(({ kind, isStart }): Seen[] => (kind === null ? [] : [{ kind, isStart }]));
  const gone = [...s.monsterDiscard, ...s.trophies.flat()];
  readUnseen(form, s, [...open, ...gone], faults);
  s.tokensInGame = s.unseenStart.length + s.unseenSupply.length + open.length + gone.length;
}

/** Frames speak of tokens and seats: those must be there. */
function isAtHome(frame: MadnessFrame, { tokens, hands }: State): boolean {
  const find = (id: number) => tokens.find((token) => token.id === id);
  switch (frame.rule) {
    case 'flip':
      return frame.at === 'end' || find(frame.token)?.kind === null;
    case 'strike':
      return frame.group.every((id) => typeof find(id)?.kind === 'string');
    case 'drawCards':
      return frame.seat < hands.length;
    case 'offer':
      return frame.partner < hands.length;
    case 'discards':
      return frame.seats.every((seat) => seat < hands.length);
    default:
      return true;
  }
}

const SENTENCE: Readonly<Record<Exclude<Phase, 'setup' | 'over'>, TurnFrame['at']>> = {
  drawUp: 'start',
  replace: 'replace',
  trade: 'trade',
  play: 'play',
  move: 'move',
  reveal: 'reveal',
  draw: 'draw',
};
/** A position without a stack stands at the beginning of its phase. */
function beginPhase(s: State): void {
  if (s.phase === 'over') return;
  if (s.phase === 'drawUp') s.turn -= 1; // the turn counts itself when it starts
  s.stack.push(s.phase === 'setup' ? { rule: 'setup', at: 'deal' } : { rule: 'turn', at: SENTENCE[s.phase] });
}

function readStack(form: Written, s: State, faults: Faults): void {
  if (!form.stack) return beginPhase(s);
  s.stack = form.stack;
  const bottom = s.stack[0]?.rule;
  if (bottom !== undefined && bottom !== 'turn' && bottom !== 'setup')
    faults.push({ where: 'stack[0]', code: 'STACK', text: 'A game in progress must be in a turn or in setup.' });
  for (const [i, frame] of s.stack.entries())
    if (!isAtHome(frame, s))
      faults.push({ where: `stack[${i}]`, code: 'FRAME', text: `This names tokens or seats that are not there.` });
}

/** A position from outside: the state it stands for, at its next question; or everything that is wrong with it. */
export function read(data: Json): State | readonly Fault[] {
  const form = readAs(POSITION, data);
  if (isFaults(form)) return form;
  const faults: Faults = [];
  const s = readTable(form, faults);
  readCastle(form, s, faults);
  readHands(form, s, faults);
  readMonsters(form, s, faults);
  readStack(form, s, faults);
  faults.push(...invariants(s));
  if (faults.length > 0) return faults;
  advance(madness, s);
  return s;
}
