import { lentClone } from '../../apps/cli/src/testing/lent-clone.ts';
import { develop } from './session.ts';

/** npm run measure-dev: how long `npm run dev` takes to be ready, to show a changed style, and to show a changed rule. */
const clone = lentClone();
try {
  const { ready, style, rule, isKept } = await develop(clone.root);
  const line = (what: string, ms: number) => `${what.padEnd(28)} ${Math.round(ms)} ms\n`;
  process.stdout.write(line('ready', ready) + line('a style is seen after', style) + line('a rule is seen after', rule));
  if (!isKept) throw new Error('the page or the match was lost');
} finally {
  clone.remove();
}
