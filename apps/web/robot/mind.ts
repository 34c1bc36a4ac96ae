import type { Calm } from './calm.ts';
import { oneOf, type Random } from './random.ts';
import type { Control } from './sight.ts';

/** What the player remembers between two presses. */
export type Memory = {
  /** The moment of the game, and the presses since it came. */
  seq: number;
  presses: number;
  /** A hint was asked for at this moment and had nothing to do. */
  isHintVain: boolean;
  /** The bubble of the guide that was read. */
  bubble: string;
};
export const newMemory = (): Memory => ({ seq: -1, presses: 0, isHintVain: false, bubble: '' });

/** How many presses without effect a player makes before asking for help. */
const LOST = 8;

/** What a player presses now: mostly what the hint says, else the bright thing, else anything. */
export function choose({ reading, controls }: Calm, memory: Memory, random: Random): Control | undefined {
  const named = (name: RegExp, ...areas: readonly Control['area'][]) =>
    controls.find((one) => name.test(one.name) && (areas.length === 0 || areas.includes(one.area)));
  const isLost = memory.presses > LOST;
  const cover = controls.find(({ area, isPrimary }) => area === 'cover' && isPrimary);
  if (cover) return cover;
  if (controls.some(({ area }) => area === 'sheet')) return named(/^(Close|To the table|Done)/, 'sheet') ?? controls[0];
  if (!reading.isMine || reading.isPlaying)
    return (
      named(/^(Next|Resume)/, 'choices', 'pace') ??
      controls.find(({ isPrimary, area }) => isPrimary && area !== 'page') ??
      named(/^Close/)
    );
  const step = named(/^(Do that|Show me)/, 'note');
  if (step) return step;
  const bubble = named(/^Next/, 'guide');
  if (bubble && random() < (isLost ? 0.6 : 0.3)) return bubble;
  const hint = named(/^Hint/, 'tools');
  if (hint && !memory.isHintVain && (isLost || random() < 0.7)) return hint;
  if (random() < 0.7) {
    const told = controls.find((one) => isDeed(one) && isToldIn(reading.advice, one.name));
    if (told) return told;
  }
  const end = isLost && random() < 0.5 ? named(ENDS, 'choices') : undefined;
  return primary(controls, isLost ? 1 : 0.7, random) ?? end ?? anything(controls, random) ?? named(/^Close/, 'note');
}
/** Anyone who is lost ends what they were about. */
const ENDS = /^(End|Done|Pass|Keep|Skip|Stop|Leave|Let them)/;

const NEVER = /^(Leave the guide|All games|Pause|Undo|Redo|Restart)/;
const DEEDS: readonly Control['area'][] = ['choices', 'board', 'room'];
const isDeed = ({ area, name }: Control) => DEEDS.includes(area) && !NEVER.test(name);
/** Some hints say in words what to press: "Roll.", "All clear. End the round." */
const isToldIn = (advice: string, name: string): boolean => {
  const [word = ''] = name.split(' ');
  return /^[A-Z]\w+$/.test(word) && new RegExp(`(?:^|[Pp]ress )${word}\\b`).test(advice);
};
function primary(controls: readonly Control[], share: number, random: Random): Control | undefined {
  const bright = controls.filter((one) => one.isPrimary && isDeed(one));
  return random() < share ? oneOf(random, bright) : undefined;
}
/** First bar or board, then one of it: a board with a hundred places shall not drown three buttons. What lies over the board belongs to it. */
function anything(controls: readonly Control[], random: Random): Control | undefined {
  const deeds = controls.filter(isDeed);
  const bar = deeds.filter(({ area }) => area === 'choices');
  const board = deeds.filter(({ area }) => area !== 'choices');
  return oneOf(random, random() < 0.5 ? bar : board) ?? oneOf(random, deeds);
}
