import { seedOf } from '../chance/random.ts';
import type { Waiting } from '../play.ts';
import type { Frame } from '../types.ts';

/** A question in short form: the sentence, who is asked, and for what. Equal questions have the same short form on every machine. */
export function questionOf(frame: Frame | undefined, asked: Waiting): string {
  return (seedOf(`${frame?.rule}.${frame?.at} ${whom(asked)}`) >>> 12).toString(36);
}
function whom(asked: Waiting): string {
  if (asked.for === 'seats') return `seats ${asked.seats.join()} ${asked.clock?.id ?? ''}`;
  return asked.for === 'dice' ? `dice ${asked.sides.join()} ${asked.typed} ${asked.fixed?.join() ?? ''}` : 'nobody';
}
