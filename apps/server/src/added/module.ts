import type { About, Game } from '@nightfall/kernel';

type Shape = { readonly [field: string]: (value: unknown) => boolean };
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isFunction = (value: unknown) => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNumber = (value: unknown) => typeof value === 'number';

const ABOUT: Shape = {
  id: (id) => typeof id === 'string' && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id),
  ...{ name: isText, tagline: isText, minutes: isText, accent: isText, place: isNumber, age: isNumber },
  players: (value) => isObject(value) && 'min' in value && 'max' in value,
  kind: (value) => ['solo', 'cooperative', 'versus'].includes(value as string),
  credits: Array.isArray,
};
const GAME: Shape = {
  ...{ id: isText, name: isText, prefix: isText, version: isNumber, players: isObject, options: Array.isArray },
  ...{ book: isObject, words: isObject, bots: isObject, position: isObject, notation: isObject },
  ...{ setup: isFunction, view: isFunction, result: isFunction, clone: isFunction, readMove: isFunction },
};

const faultIn = (what: string, value: unknown, shape: Shape): string | undefined => {
  if (!isObject(value)) return `exports no \`${what}\``;
  const wrong = Object.entries(shape).find(([field, fits]) => !fits((value as Record<string, unknown>)[field]));
  return wrong && `exports a \`${what}\` whose \`${wrong[0]}\` is missing or wrong`;
};

export type Rules = { readonly about: About; readonly game: Game };
/** What a module of rules exports; or what is wrong with it, as the end of a sentence. */
export function rulesIn(module: object): Rules | string {
  const { about, game } = module as Partial<Rules>;
  const fault = faultIn('game', game, GAME) ?? faultIn('about', about, ABOUT);
  if (fault !== undefined) return fault;
  if (about!.id !== game!.id) return `says \`${about!.id}\` in \`about\` and \`${game!.id}\` in \`game\``;
  return { about: { ...about!, available: true }, game: game! };
}
