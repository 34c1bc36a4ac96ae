import { parentPort, workerData } from 'node:worker_threads';
import { load } from '@nightfall/catalog';
import { type Job, type Played, runJob } from './job.ts';

const CHUNK = 16;
const job = workerData as Job;
let waiting: Played[] = [];
const send = () => {
  parentPort!.postMessage(waiting);
  waiting = [];
};

runJob(await load(job.game), job, (played) => {
  waiting.push(played);
  if (waiting.length === CHUNK) send();
});
send();
