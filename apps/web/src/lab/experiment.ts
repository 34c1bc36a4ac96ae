import { type Fault, type Game, isFaults } from '@nightfall/kernel';
import { cellsOf, type LabPlayed, type Plan, readPlan } from '@nightfall/lab';
import { handsHere, hire } from './hire.ts';
import { kept, keep } from './kept.ts';
import { type Experiment, Run } from './run.ts';

/** A plan with its tables; or everything that is wrong with it. */
export function laidOut(game: Game, plan: Plan | readonly Fault[]): Experiment | readonly Fault[] {
  if (isFaults(plan)) return plan;
  const laid = cellsOf(game, plan);
  return isFaults(laid) ? laid : { game, plan, cells: laid.cells };
}

/** A plan as a file would say it, which has no empty list. */
export const asWritten = ({ worth, ...plan }: Plan): object => (worth.length > 0 ? { ...plan, worth } : plan);

/** Where a question is asked: by the form, or by a file. */
export type Place = 'form' | 'file';
/** A run and what was asked for it, as a text to compare with. */
export type Asked = { readonly place: Place; readonly asked: string; readonly run: Run };
type Found = Omit<Asked, 'run'> & { readonly plan: unknown; readonly played: { readonly [key: string]: readonly LabPlayed[] } };

export const runOf = (experiment: Experiment, played?: Found['played']): Run =>
  new Run(experiment, hire, { hands: handsHere(), ...(played && { played }) });

/** What was found last stays in this tab. */
export const keepRun = ({ place, asked, run: { experiment, played } }: Asked): void =>
  keep('found', { place, asked, plan: asWritten(experiment.plan), played } satisfies Found);
/** The run that this tab saw last, if it was asked for there. */
export function lastRun(game: Game, place: Place): Asked | undefined {
  const found = kept<Found>('found');
  const plan = found?.place === place ? readPlan(found.plan) : [];
  if (!found || isFaults(plan) || plan.game !== game.id) return undefined;
  const experiment = laidOut(game, plan);
  if (isFaults(experiment)) return undefined;
  const run = runOf(experiment, found.played);
  return run.done > 0 ? { place, asked: found.asked, run } : undefined;
}
