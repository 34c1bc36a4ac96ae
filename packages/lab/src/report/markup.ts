import type { Line } from '../result.ts';

/** What tells a line from the others. */
export const nameOf = ({ place, variant, dealt }: Line): string =>
  [place, ...Object.values(dealt).map(String), variant === 'as it is' && place ? '' : variant].filter(Boolean).join(', ');

/** Text that may stand in a page. */
export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** A number and its sign stay on one line. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}\u00a0%`;
/** With a minus sign where the keyboard has a hyphen. */
export const number = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2)).replace('-', '−');
/** A difference of scores, with its sign. */
export const signed = (value: number): string => `${value < 0 ? '' : '+'}${number(value)}`;
/** Points of a difference, with its sign. */
export const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

/** Markup that is safe already. */
export type Html = { readonly html: string };
/** A table of plain texts, with links where they are made; the first column heads its row. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): string {
  const head = heads.map((text) => `<th scope="col">${safe(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${cell(first)}</th>${rest.map((text) => `<td>${cell(text)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0" role="region" aria-label="${safe(caption)}"><table><caption>${safe(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
const cell = (text: string | Html): string => (typeof text === 'string' ? safe(text) : text.html);
/** A link that leaves the report open: it may still be running. */
export const aside = (to: string, text: string): string =>
  `<a href="${safe(to)}" target="_blank" rel="noopener">${safe(text)}</a>`;
/** A picture with its sentence; the numbers behind it follow on demand. */
export const figure = (sentence: string, svg: string, numbers: string): string =>
  `<figure>${svg}<figcaption>${safe(sentence)}</figcaption><details><summary>Show the numbers</summary>${numbers}</details></figure>`;
/** Of many, nobody wants to scroll past all: they are shown on demand. */
const MANY = 8;
export const folded = (count: number, summary: string, html: string): string =>
  count > MANY ? `<details><summary>${safe(summary)}</summary>${html}</details>` : html;
/** A text in a picture, in as many lines as it takes: at most so many letters each. */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
/** What a line of a text takes, from one to the next. */
export const LINE = 18;
export const written = (lines: readonly string[], top: number): string =>
  lines.map((line, i) => `<text class="name" x="0" y="${top + LINE * i}">${safe(line)}</text>`).join('');
export const picture = (name: string, width: number, height: number, parts: readonly string[]): string =>
  `<svg role="img" aria-label="${safe(name)}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
