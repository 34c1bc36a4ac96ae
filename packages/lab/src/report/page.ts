import { type Difference, isSure } from '../difference.ts';
import { watchScore, watchWins } from '../figures.ts';
import type { LabResult, Line } from '../result.ts';
import { scoresOf, winsOf } from './bars.ts';
import { histogram } from './histogram.ts';
import { type Bar, intervalBars } from './interval-bars.ts';
import { choicesSection, dramaSection } from './drama.ts';
import { aside, figure, folded, nameOf, number, percent, points, safe, signed, table } from './markup.ts';
import { overview } from './overview.ts';
import { STYLE } from './style.ts';
import { gamesOf, type Links } from './links.ts';
import { worthSection } from './worth.ts';

/** The whole report as one page that needs nothing else: no script, no font, no picture from elsewhere. */
export const reportPage = (result: LabResult, links: Links = {}): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(result.title)}</title><style>${STYLE}</style></head><body><main>${reportBody(result, links)}</main></body></html>\n`;

function reportBody(result: LabResult, links: Links): string {
  const { title, question, name, version, seed, lines } = result;
  const games = lines.reduce((sum, { figures }) => sum + figures.games, 0);
  return [
    `<header><h1>${safe(title)}</h1>`,
    question && `<p class="question">${safe(question)}</p>`,
    `<p class="facts">${safe(name)}, rules version ${version}; ${games.toLocaleString('en')} games, seed ${safe(seed)}. Bars show 95 % bounds.</p></header>`,
    reportParts(result, links),
  ]
    .filter(Boolean)
    .join('\n');
}
/** What was found, without its head, for a page that has one. */
export const reportParts = (result: LabResult, links: Links = {}): string =>
  [
    ...result.remarks.map((text) => `<p>${safe(text)}</p>`),
    bandsOf(result.lines),
    differences(result, links),
    overview(result.lines),
    winRates(result.lines, links),
    scores(result.lines, links),
    lengths(result.lines, links),
    ends(result.lines, links),
    dramaSection(result.lines, links),
    choicesSection(result.lines),
    worthSection(result),
    plays(result.lines, links),
  ]
    .filter(Boolean)
    .join('\n');

function bandsOf(lines: readonly Line[]): string {
  const all = lines.flatMap((line) => line.bands.map((band) => ({ line, band })));
  if (all.length === 0) return '';
  const broken = all.filter(({ band }) => !band.isKept);
  const rows = all.map(({ line, band }) => [
    nameOf(line),
    band.text,
    band.value === null ? 'not measured' : number(band.value),
    band.isKept ? '✓ within' : '✗ outside',
  ]);
  const verdict =
    broken.length === 0
      ? (['', 'The target is met.', 'Both targets are met.'][all.length] ?? `All ${all.length} targets are met.`)
      : `${broken.length} of ${all.length} targets are missed.`;
  return `<section><h2>Targets</h2><p class="${broken.length === 0 ? 'kept' : 'broken'}">${broken.length === 0 ? '✓' : '✗'} ${verdict}</p><details${broken.length > 0 ? ' open' : ''}><summary>Show the targets</summary>${table('Targets', ['Table', 'Target', 'Measured', 'Met'], rows)}</details></section>`;
}

function differences({ differences: all }: LabResult, links: Links): string {
  if (all.length === 0) return '';
  const isScore = all.every(({ of }) => of === 'score');
  const write = isScore ? signed : points;
  const bars = all.map((one): Bar => ({ name: [one.place, one.variant, one.of].filter(Boolean).join(', '), ...one.change }));
  const rows = all.map((one, i) => [
    bars[i]!.name,
    valueIn(one, one.before),
    valueIn(one, one.after),
    write(one.change.value),
    `${write(one.change.low)} to ${write(one.change.high)}`,
  ]);
  const numbers = table('What changes', ['Variant', 'Before', 'After', 'Change', '95 % bounds'], rows);
  const told = all.map((one) => `<li class="${isSure(one) ? 'sure' : 'unsure'}">${changeOf(one, links)}</li>`);
  const better = isScore ? betterIn(links) : '';
  return `<section><h2>What changes</h2><ul class="${all.length > FEW ? 'changes many' : 'changes'}">${told.join('')}</ul>${figure(`The change against the first variant, on the same seeds${better}. A bar that does not touch zero is more than chance.`, intervalBars('What changes', bars, write, [0]), numbers)}</section>`;
}
/** So many changes are told in large figures. */
const FEW = 4;
const valueIn = ({ of }: Difference, value: number): string => (of === 'score' ? number(value) : percent(value));
/** What is better, where scores are told. */
const betterIn = ({ score }: Links): string =>
  score ? `; it counts ${score.name}: ${score.best === 'lowest' ? 'lower' : 'higher'} is better` : '';
/** One change in a sentence, its two figures large, and what one can do with it. */
function changeOf(one: Difference, links: Links): string {
  const { of, place, variant, before, after, change } = one;
  const head = [place, variant].filter(Boolean).join(', ');
  const [by, low, high] = [change.value, change.low, change.high].map(of === 'score' ? signed : points);
  const bounds = `${by}${of === 'score' ? '' : ' points'} (between ${low} and ${high})${isSure(one) ? '' : ', which may be chance'}.`;
  const play = links.play?.(place, variant);
  return `<span>${safe(head)}: ${safe(of)}</span> <strong>${valueIn(one, before)} → ${valueIn(one, after)}</strong> ${bounds}${watching(one, links)}${play ? ` ${aside(play, 'Play it yourself')}.` : ''}`;
}
function watching({ place, variant, base, turned }: Difference, { watch }: Links): string {
  const found = turned.flatMap((game) => {
    const [before, after] = [watch?.(place, base, variant, game), watch?.(place, variant, base, game)];
    return before && after
      ? [`<span class="together">game ${game + 1} ${aside(before, 'before')} | ${aside(after, 'after')}</span>`]
      : [];
  });
  return found.length > 0 ? ` Ended the other way, to watch: ${found.join('; ')}.` : '';
}

function winRates(lines: readonly Line[], links: Links): string {
  const bars = winsOf(lines);
  if (bars.length === 0) return '';
  const rows = bars.map(({ line, of, name, value, low, high, needed }) => [
    name,
    percent(value),
    `${percent(low)} to ${percent(high)}`,
    String(line.figures.games),
    needed > line.figures.games ? String(needed - line.figures.games) : '–',
    gamesOf(line, watchWins(of), links),
  ]);
  const numbers = table('Win rates', ['Table', 'Wins', '95 % bounds', 'Games', 'Games still needed for ±3', 'Watch'], rows);
  return `<section><h2>Who wins</h2>${folded(bars.length, `Show the win rates of all ${lines.length} tables`, figure(`Win rates with their bounds${shaded(bars)}.`, intervalBars('Win rates', bars, percent), numbers))}</section>`;
}
const shaded = (bars: readonly Bar[]): string => (bars.some(({ band }) => band) ? '; shaded: what was aimed at' : '');

function scores(lines: readonly Line[], links: Links): string {
  const bars = scoresOf(lines);
  if (bars.length === 0) return '';
  const rows = bars.map(({ line, seat, name, value, low, high }) => [
    name,
    number(value),
    `${number(low)} to ${number(high)}`,
    gamesOf(line, watchScore(seat), links, ['least', 'usual', 'most']),
  ]);
  return `<section><h2>Scores</h2>${folded(bars.length, `Show the scores of all ${lines.length} tables`, figure(`Mean scores with their bounds${shaded(bars)}${betterIn(links)}.`, intervalBars('Scores', bars, number), table('Scores', ['Table', 'Mean', '95 % bounds', 'Watch'], rows)))}</section>`;
}

/** What a game's length counts. */
const LENGTH = 'moves, rolls and ends of phases';
function lengths(lines: readonly Line[], links: Links): string {
  const facts = [...new Set(lines.flatMap(({ figures }) => Object.keys(figures.facts)))];
  const rows = lines.flatMap((line) =>
    [
      [LENGTH, line.figures.inputs] as const,
      ...facts.flatMap((fact) => (line.figures.facts[fact] ? [[fact, line.figures.facts[fact]] as const] : [])),
    ].map(([fact, { median, low, high, most }]) => [
      `${nameOf(line)}: ${fact}`,
      number(median),
      `${number(low)} to ${number(high)}`,
      number(most),
      gamesOf(
        line,
        fact === LENGTH ? 'inputs' : fact,
        links,
        fact === LENGTH ? ['shortest', 'usual', 'longest'] : ['least', 'usual', 'most'],
      ),
    ]),
  );
  const heads = ['Measure', 'Median', 'Eight of ten games', 'Most', 'Watch'];
  const pictures = lines.map((line) => `<h3>${safe(nameOf(line) || 'All games')}</h3>${histogramOf(line, lines)}`);
  const all = folded(lines.length, `Show the lengths of all ${lines.length} tables`, pictures.join(''));
  return `<section><h2>How long it takes</h2><p>Games by their length: how many ${LENGTH} each took. The variants of one table share a scale from left to right.</p>${all}<details><summary>Show the numbers</summary>${table('Lengths', heads, rows)}</details></section>`;
}
/** Variants of one table are drawn over the same lengths, so that they can be compared. */
function histogramOf({ place, figures: { lengths: bins } }: Line, lines: readonly Line[]): string {
  if (bins.length === 0) return '';
  const rivals = lines.filter((one) => one.place === place).flatMap(({ figures }) => figures.lengths);
  const [least, most] = [Math.min(...rivals.map(({ from }) => from)), Math.max(...rivals.map(({ to }) => to))];
  return histogram(`How many games took how many ${LENGTH}`, bins, [least, most]);
}

function ends(lines: readonly Line[], links: Links): string {
  const told = lines.map((line) => {
    const name = nameOf(line);
    const rowsOf = (counts: { readonly [what: string]: number }) =>
      Object.entries(counts).map(([what, count]) => [what, String(count), gamesOf(line, what, links)]);
    const tableOf = (caption: string, head: string, counts: { readonly [what: string]: number }) =>
      table([name, caption].filter(Boolean).join(': '), [head, 'Games', 'Watch'], rowsOf(counts));
    const { ends: all, causes } = line.figures;
    const why = Object.keys(causes).length > 0 ? tableOf('Causes of defeat', 'Cause', causes) : '';
    return tableOf('How many games ended how', 'End', all) + why;
  });
  return `<section><h2>How it ends</h2>${folded(lines.length, `Show the ends of all ${lines.length} tables`, told.join(''))}</section>`;
}

function plays(lines: readonly Line[], { play, invite }: Links): string {
  const seen = new Map(lines.map((line) => [`${line.place}|${line.variant}`, line]));
  const links = [...seen.values()].flatMap((line) => {
    const [link, friends] = [play?.(line.place, line.variant), invite?.(line.place, line.variant)];
    const name = [line.place, line.variant].filter(Boolean).join(', ');
    return link
      ? [`<li>${aside(link, `Play ${name}`)}${friends ? `, or ${aside(friends, 'with friends online')}` : ''}</li>`]
      : [];
  });
  const all = folded(links.length, `Show all ${links.length} tables`, `<ul>${links.join('')}</ul>`);
  return links.length > 0 ? `<section><h2>Play it</h2>${all}</section>` : '';
}
