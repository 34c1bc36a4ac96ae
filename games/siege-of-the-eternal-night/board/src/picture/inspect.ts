import { spoken } from '@nightfall/kernel';
import { fieldOf, heroesWaiting, placeOf, refuseSnake, type SiegeState } from '@nightfall/siege-of-the-eternal-night';
import type { Inspected } from '@nightfall/ui';
import { KIND_WORDS } from './describe.ts';
import { asFound } from './night.ts';
import { FORM_NAMES } from './tray.tsx';

/** What a square, a die, the altar or a shape card is. Pieces beside the field bear marks of their own. */
export function inspect(mark: string, v: SiegeState): Inspected | undefined {
  const [what, which] = mark.split(':');
  if (what === 'die') return aboutDie(Number(which), v);
  if (what === 'altar') return aboutAltar(v);
  if (what === 'card') return aboutCard(which!);
  return aboutSquare(mark, v);
}

const SORTS: { readonly [letter: string]: readonly [name: string, text: string] } = {
  e: ['Enemy', 'Every enemy still standing at dawn counts against you.'],
  w: ['Wallbreaker', 'Also an enemy. Cross it out with a die and you win a free mark.'],
  g: ['Gate', 'Not an enemy, but shapes may cover it.'],
};

function aboutSquare(name: string, v: SiegeState): Inspected | undefined {
  const field = fieldOf(v.sheet.grid);
  const sort = SORTS[field.letters[placeOf(field, name)] ?? '-'];
  if (!sort) return undefined;
  const shape = v.shapes.find(({ cells }) => cells.includes(name));
  const free = v.free.find(({ cell }) => cell === name);
  const title = `${sort[0]} on ${name}`;
  if (shape) return { name: title, text: `Crossed out in turn ${shape.turn} by ${KIND_WORDS[shape.kind]}.` };
  if (free) return { name: title, text: `Crossed out in turn ${free.turn} by a free mark.` };
  const no = spoken(refuseSnake(asFound(v), [name]));
  return {
    name: title,
    text: sort[1],
    next: no ? `closed for now: ${no.text}` : 'open to every shape',
    rules: no ? [no.rule] : [],
  };
}

function aboutDie(i: number, v: SiegeState): Inspected | undefined {
  const die = v.dice?.[i];
  if (!die) return undefined;
  const use =
    die.value === 6
      ? 'A spell: Flamestrike or Divine Hammer.'
      : `A troop of ${die.value}: a line of exactly that many squares, side by side, that may bend but not touch itself.`;
  return { name: `Die ${'AB'[i]}: ${die.value}`, numbers: [['It is', die.status]], text: use, rules: ['SN-3.6'] };
}

const aboutAltar = (v: SiegeState): Inspected => ({
  name: 'Altar and heroes',
  numbers: [
    ['Circles crossed', `${v.altar} of 9`],
    ['Heroes waiting', heroesWaiting(v)],
  ],
  text: 'Every third circle brings a hero. A hero draws one line of one to five squares, as long as you like, before, between or after your dice. It keeps its distance like any other shape.',
  rules: ['SN-7.5', 'SN-7.7'],
});

const CARDS: { readonly [form: string]: string } = {
  flamestrike:
    'A spell for a 6: strikes exactly these squares, turned or mirrored as you like. The number counts the places where it fits now.',
  hammer:
    'A spell for a 6: strikes exactly these squares, turned or mirrored as you like. The number counts the places where it fits now.',
  volley: 'For doubles, before you roll again: strikes exactly these squares. The number counts the places where it fits now.',
};
const aboutCard = (form: string): Inspected => ({ name: FORM_NAMES[form]!, text: CARDS[form], rules: ['SN-18.3'] });
