import { load } from '@nightfall/catalog';
import { type LabJob, playBlock } from '@nightfall/lab';
import { answerInWorker } from '../asking.ts';

/** Blocks of games are played here, so that the page never stands still. */
answerInWorker<LabJob>(async (job) => playBlock(await load(job.game), job));
