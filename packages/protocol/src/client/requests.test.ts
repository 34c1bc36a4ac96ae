import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToServer } from '../index.ts';
import { newRequests } from './requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tap = (id: string, k: string | null) => ({ t: 'in' as const, m: 'm', id, i: { type: 'grab' }, k });

test('[10.4] a tap under a clock is not sent again after two seconds; what has time is', async () => {
  const sent: string[] = [];
  const requests = newRequests((message: ToServer) => 'id' in message && sent.push(message.id));
  const timed = requests.add(tap('timed', 'round-1'));
  void requests.add(tap('patient', null));
  vi.advanceTimersByTime(1500);
  requests.resend('m');
  expect(sent).toEqual(['timed', 'patient', 'timed', 'patient']);
  vi.advanceTimersByTime(1000);
  requests.resend('m');
  expect(sent.slice(4)).toEqual(['patient']);
  expect(await timed).toMatchObject({ no: { code: 'LATE' } });
});
