import { load } from '@nightfall/catalog';
import { filmOf, type LabJob, type NamedGame, playBlock } from '@nightfall/lab';
import { answerInWorker } from '../asking.ts';

/** Games are played here, so that the page never stands still: a block of them, or one to watch. */
answerInWorker<LabQuestion>(async (question) =>
  'film' in question
    ? filmOf(await load(question.film.game), question.film)
    : playBlock(await load(question.block.game), question.block),
);
export type LabQuestion = { readonly block: LabJob } | { readonly film: NamedGame };
