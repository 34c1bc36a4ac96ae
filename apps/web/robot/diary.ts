import type { Page } from 'playwright-core';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sameAs, type Finding } from './finding.ts';

/** What one game of the robot was like: its steps, and each fault once, with a picture of it. */
export class Diary {
  readonly folder: string;
  readonly steps: string[] = [];
  readonly findings: (Finding & { readonly picture: string; readonly step: number })[] = [];
  readonly #known = new Set<string>();
  decisions = 0;
  isEnded = false;
  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  /** Written at once: a robot that is stopped leaves its steps. */
  step(text: string): void {
    this.steps.push(text);
    mkdirSync(this.folder, { recursive: true });
    appendFileSync(join(this.folder, 'steps.txt'), `${this.steps.length} ${text}\n`);
  }

  async note(page: Page, seen: readonly Finding[]): Promise<void> {
    const fresh = seen.filter((one) => !this.#known.has(sameAs(one)));
    if (fresh.length === 0) return;
    mkdirSync(this.folder, { recursive: true });
    const picture = join(this.folder, `${this.steps.length}.png`);
    await page.screenshot({ path: picture });
    for (const one of fresh) {
      if (this.#known.has(sameAs(one))) continue;
      this.#known.add(sameAs(one));
      const finding = { ...one, picture, step: this.steps.length };
      this.findings.push(finding);
      appendFileSync(join(this.folder, 'findings.txt'), `${lineOf(finding)}\n`);
    }
  }

  /** Nothing is kept of a game that ended without findings; of any other, what is needed to see it again. */
  close(record: string): void {
    if (this.isEnded && this.findings.length === 0) return rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.folder, 'record.txt'), record);
  }
}

const lineOf = ({ kind, text, place, step, picture }: Diary['findings'][number]) =>
  `${kind}: ${text} [${place}] step ${step} ${picture}`;
