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

test('what is refused for good is not sent again; what came too fast is', async () => {
  const sent: string[] = [];
  const requests = newRequests((message: ToServer) => 'id' in message && sent.push(message.id));
  const refused = (id: string, code: string) => ({ t: 'no' as const, m: 'm', id, why: { rule: 'table', code, text: '' } });
  const full = requests.add({ t: 'mute', m: 'm', id: 'full', seat: 0, how: 'mute' });
  void requests.add({ t: 'mute', m: 'm', id: 'fast', seat: 1, how: 'mute' });
  requests.hear(refused('full', 'MUTES_FULL'));
  requests.hear(refused('fast', 'TOO_MANY'));
  vi.advanceTimersByTime(5000);
  requests.resend('m');
  expect(sent.filter((id) => id === 'full')).toHaveLength(1);
  expect(sent.filter((id) => id === 'fast').length).toBeGreaterThan(1);
  expect(await full).toMatchObject({ no: { code: 'MUTES_FULL' } });
});
