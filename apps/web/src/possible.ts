import { isFaults, type Fault, type Game, type Json, type OptionSpec, type Setup } from '@nightfall/kernel';

/** What is wrong with a setup; nothing if it can be played. */
function faultsOf(game: Pick<Game, 'setup'>, setup: Setup): readonly Fault[] {
  const begun = game.setup(setup);
  return isFaults(begun) ? begun : [];
}

/** Why a change of a setup is impossible: what would be wrong then that is not wrong now. */
function whyNot(game: Pick<Game, 'setup'>, now: Setup, then: Setup): string | undefined {
  const known = new Set(faultsOf(game, now).map(({ where, code }) => `${where} ${code}`));
  return faultsOf(game, then).find(({ where, code }) => !known.has(`${where} ${code}`))?.text;
}

export const whyNotOption = (game: Pick<Game, 'setup'>, setup: Setup, id: string, value: Json): string | undefined =>
  setup.options[id] === value ? undefined : whyNot(game, setup, { ...setup, options: { ...setup.options, [id]: value } });

/** What a fault is about, in the words of the page; empty where its sentence says it all. */
export function subjectOf({ where }: Fault, specs: readonly OptionSpec[]): string {
  const [first = '', second = ''] = where.split('.');
  return specs.find(({ id }) => id === (first === 'options' ? second : first))?.name ?? '';
}
