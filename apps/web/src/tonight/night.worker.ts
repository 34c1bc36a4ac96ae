import { load } from '@nightfall/catalog';
import { checkNight } from '@nightfall/table';
import { answerInWorker } from '../asking.ts';
import { parOf } from './par.ts';
import type { NightQuestion, Shown } from './night-work.ts';

/** Whole nights are played and checked here: a strong bot takes half a minute for one. */
answerInWorker<NightQuestion>(async (question) => {
  const game = await load(question.game);
  if (question.ask === 'par') return parOf(game, question.date, question.level);
  const checked = checkNight(game, question.date, question.record);
  return typeof checked === 'string' ? checked : ({ reached: checked.reached, name: checked.name } satisfies Shown);
});
