import { int, flag, list, oneOf, type Shape, word } from '@nightfall/kernel';
import { CARD_IDS } from '../content/cards.ts';
import { KINDS } from '../content/tokens.ts';
import { madness } from '../rules/index.ts';
import type { MadnessFrame, Phase, State, Token, TurnFrame } from '../types.ts';
import { type Faults, type Fields, isFields, readList } from './fields.ts';

const SEAT = int(0, 5);
const TOKEN = int(1, 99);
const ARC = int(1, 6);
const CARD = oneOf(...CARD_IDS);
/** The locals of each frame. */
const LOCALS: { readonly [R in MadnessFrame['rule']]: { readonly [field: string]: Shape } } = {
  setup: {},
  turn: {},
  drawCards: { seat: SEAT, left: int(0, 6) },
  offer: { partner: SEAT, give: CARD, take: CARD },
  hit: { token: TOKEN, slay: flag },
  flip: { token: TOKEN },
  march: { set: list(TOKEN, 49) },
  strike: { against: oneOf('wall', 'tower'), arc: ARC, group: list(TOKEN, 49, 1) },
  rotation: { isClockwise: flag },
  boulder: { ring: int(1, 3), arc: ARC, kinds: list(oneOf(...KINDS), 49) },
  discards: { seats: list(SEAT, 6, 1) },
  arrivals: {},
};
const RULE = word(/^[a-zA-Z]+$/);

function isFrame(data: unknown): data is MadnessFrame {
  if (!isFields(data) || RULE(data['rule']) || RULE(data['at'])) return false;
  const { rule, at, ...locals } = data;
  const shapes = Object.entries(LOCALS).find(([name]) => name === rule)?.[1];
  if (!shapes || Object.keys(locals).length !== Object.keys(shapes).length) return false;
  const { sentences } = madness.rules[rule as MadnessFrame['rule']];
  const isPlace = at === 'end' || Object.hasOwn(sentences, at as string);
  return isPlace && Object.entries(shapes).every(([field, shape]) => shape(locals[field]) === undefined);
}

/** Frames speak of tokens and seats: those must be there. */
function isAtHome(frame: MadnessFrame, tokens: readonly Token[], players: number): boolean {
  const find = (id: number) => tokens.find((token) => token.id === id);
  switch (frame.rule) {
    case 'flip':
      return frame.at === 'end' || find(frame.token)?.kind === null;
    case 'strike':
      return frame.group.every((id) => typeof find(id)?.kind === 'string');
    case 'drawCards':
      return frame.seat < players;
    case 'offer':
      return frame.partner < players;
    case 'discards':
      return frame.seats.every((seat) => seat < players);
    default:
      return true;
  }
}

export function readStack(data: Fields, s: State, faults: Faults): MadnessFrame[] {
  const frames: MadnessFrame[] = [];
  for (const frame of readList(data['stack'], 'stack', faults))
    if (isFrame(frame) && isAtHome(frame, s.tokens, s.hands.length)) frames.push({ ...frame });
    else faults.push({ where: 'stack', code: 'FRAME', text: `The stack cannot hold ${JSON.stringify(frame)}.` });
  return frames;
}

const SENTENCE: Readonly<Record<Exclude<Phase, 'setup' | 'over'>, TurnFrame['at']>> = {
  drawUp: 'start',
  replace: 'openReplace',
  trade: 'openTrade',
  play: 'openPlay',
  move: 'move',
  reveal: 'openReveal',
  draw: 'draw',
};

/** A position without a stack stands at the beginning of its phase. */
export function beginPhase(s: State): void {
  if (s.phase === 'over') return;
  if (s.phase === 'drawUp') s.turn -= 1; // the turn counts itself when it starts
  s.stack.push(s.phase === 'setup' ? { rule: 'setup', at: 'deal' } : { rule: 'turn', at: SENTENCE[s.phase] });
}
