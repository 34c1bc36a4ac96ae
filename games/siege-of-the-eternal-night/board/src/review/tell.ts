import type { SiegeEvent } from '@nightfall/siege-of-the-eternal-night';
import type { Told } from '@nightfall/ui';

/** SN-11.3 The last enemy has a moment of its own; everything else is seen on the sheet. */
export function tell(e: SiegeEvent): Told | undefined {
  if ((e.type !== 'drew' && e.type !== 'marked') || e.left > 0) return undefined;
  const marks = e.type === 'drew' ? e.cells : [e.cell];
  return { kind: 'moment', tone: 'good', title: 'The last enemy falls', text: `In turn ${e.turn} the field is empty.`, marks };
}
