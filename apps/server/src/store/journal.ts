import { createHash } from 'node:crypto';
import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';

/**
 * Texts on the disk, one after the other, until they are filed elsewhere; then the next era begins at the start of the same file.
 * The file keeps its size, so that the disk has nothing to write but the text.
 */
export type Journal = {
  /** Adds a text: it is on the disk before this returns. Throws when the disk refuses; then it does not count. */
  add(text: string): void;
  /** What was added is filed: begins the next era. */
  next(): void;
  readonly era: number;
  /** How many bytes of this era there are. */
  readonly size: number;
  close(): void;
};

/** The file is made so large at once; only a text that does not fit makes it grow. */
export const ROOM = 4 * 1024 * 1024;

/** Opens the journal for an era; what the file has of earlier ones no longer counts. */
export function openJournal(file: string, firstEra: number): Journal {
  const fd = openSync(file, existsSync(file) ? 'r+' : 'w+');
  const length = statSync(file).size;
  if (length < ROOM) {
    // Behind what is there: it may be all that is left of something.
    writeAll(fd, Buffer.alloc(ROOM - length), length);
    fsyncSync(fd);
  }
  let [era, count, size] = [firstEra, 0, 0];
  return {
    add(text) {
      const line = Buffer.from(lineOf(era, count, text));
      writeAll(fd, line, size);
      fdatasyncSync(fd);
      size += line.length;
      count += 1;
    },
    next() {
      [era, count, size] = [era + 1, 0, 0];
    },
    get era() {
      return era;
    },
    get size() {
      return size;
    },
    close: () => closeSync(fd),
  };
}
function writeAll(fd: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done, bytes.length - done, at + done);
}

/** A line of the file: a sum over what follows it, the era, the place in it, the text. No text has a line break: they are JSON. */
const lineOf = (era: number, count: number, text: string): string => {
  const body = `${era} ${count} ${text}`;
  return `${sumOf(body)} ${body}\n`;
};
const sumOf = (body: string): string => createHash('sha256').update(body).digest('hex').slice(0, 16);

/** The texts of an era, up to the first that is not whole: that one was never acknowledged. */
export function readJournal(file: string, era: number): string[] {
  const texts: string[] = [];
  if (!existsSync(file)) return texts;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const text = line.slice(line.indexOf(' ', line.indexOf(' ', line.indexOf(' ') + 1) + 1) + 1);
    if (`${line}\n` !== lineOf(era, texts.length, text)) break;
    texts.push(text);
  }
  return texts;
}
