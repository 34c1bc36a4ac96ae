import { parentPort } from 'node:worker_threads';
import { load } from '@nightfall/catalog';
import { type LabJob, playBlock } from '@nightfall/lab';
import { addFromOutside } from '../outside.ts';

const ready = addFromOutside();

/** Plays block after block, as long as it is given one. */
parentPort!.on('message', (block: LabJob) => void play(block));
async function play(block: LabJob): Promise<void> {
  await ready;
  parentPort!.postMessage(playBlock(await load(block.game), block));
}
