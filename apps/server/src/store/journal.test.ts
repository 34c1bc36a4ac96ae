import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ROOM, openJournal, readJournal } from './journal.ts';

const root = mkdtempSync(join(tmpdir(), 'nightfall-journal-'));
afterAll(() => rmSync(root, { recursive: true }));
let files = 0;
const newFile = () => join(root, `${files++}`);
const texts = fc.array(fc.json({ maxDepth: 1 }), { maxLength: 12 });

/** Writes eras one after the other into one file, the first with the number 1. */
function write(file: string, eras: readonly (readonly string[])[]): void {
  const journal = openJournal(file, 1);
  for (const era of eras) {
    era.forEach((text) => journal.add(text));
    journal.next();
  }
  journal.close();
}

test('the texts of the last era come back, whatever was there before', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (eras) => {
      const file = newFile();
      write(file, eras);
      expect(readJournal(file, eras.length)).toEqual(eras.at(-1));
      expect(readJournal(file, eras.length + 1)).toEqual([]);
      rmSync(file);
    }),
    { numRuns: 30 },
  );
});

test('a text that is not whole is not there, nor is what follows; all before it is', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 3 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (eras, at, by) => {
      const file = newFile();
      write(file, eras);
      const last = eras.at(-1)!;
      const bytes = readFileSync(file);
      const length = lengthOf(last, eras.length);
      if (length > 0) bytes[at % length]! ^= by;
      writeFileSync(file, bytes);
      const read = readJournal(file, eras.length);
      const whole = last.filter((_, i) => lengthOf(last.slice(0, i + 1), eras.length) <= at % Math.max(1, length));
      expect(read).toEqual(length > 0 ? whole : last);
      rmSync(file);
    }),
    { numRuns: 60 },
  );
});
/** How many bytes these texts take: 16 of the sum, three blanks, era, place, text, line break. */
const lengthOf = (last: readonly string[], era: number): number =>
  last.reduce((sum, text, i) => sum + 16 + 3 + `${era}${i}`.length + Buffer.byteLength(text) + 1, 0);

test('a file that is too short is made longer, and keeps what it has', () => {
  const file = newFile();
  write(file, [['1', '2']]);
  writeFileSync(file, readFileSync(file).subarray(0, lengthOf(['1', '2'], 1)));
  openJournal(file, 2).close();
  expect([readJournal(file, 1), statSync(file).size]).toEqual([['1', '2'], ROOM]);
});

test('the file has its size from the beginning, and grows only for what does not fit', () => {
  const file = newFile();
  const journal = openJournal(file, 7);
  journal.add('"ä"');
  expect([statSync(file).size, journal.size]).toEqual([ROOM, lengthOf(['"ä"'], 7)]);
  journal.add(JSON.stringify('x'.repeat(ROOM)));
  expect(statSync(file).size).toBe(journal.size);
  expect(readJournal(file, 7)).toHaveLength(2);
  journal.close();
  const again = openJournal(file, 8);
  again.add('1');
  expect([readJournal(file, 8), readJournal(file, 7), readJournal(newFile(), 1)]).toEqual([['1'], [], []]);
  again.close();
});
