import { type Answer, type Question, reviewNight } from './work.ts';

// The hindsight search thinks for seconds: it has a thread of its own.
addEventListener('message', ({ data }: MessageEvent<Question>) => reviewNight(data, (answer: Answer) => postMessage(answer)));
