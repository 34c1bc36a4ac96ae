import { expect, test } from 'vitest';
import { inline, markdown, plain } from './markdown.ts';
import { forPlayers, placesOf, searchRules } from './search.ts';

test('headings, clauses in lists, and nested lists', () => {
  const [heading, list] = markdown('## 5. Troops\n\n- **SN-5.1** First line\n  goes on.\n  - inner *one*\n- **SN-5.2** Second.');
  expect(heading).toMatchObject({ type: 'heading', level: 2, id: 'section-5' });
  if (list?.type !== 'list') throw new Error('no list');
  expect(list.items.map((item) => item.clause)).toEqual(['SN-5.1', 'SN-5.2']);
  expect(plain(list.items[0]!.children)).toBe('First line goes on.');
  expect(list.items[0]!.nested[0]).toMatchObject({ type: 'list', ordered: false });
});

test('clauses as paragraphs and in tables get their number', () => {
  const [paragraph, table] = markdown('**FM-1.2** The crew wins.\n\n| id | text |\n|---|---|\n| **FM-1.3** | a \\| b |');
  expect(paragraph).toMatchObject({ type: 'paragraph', clause: 'FM-1.2' });
  expect(table).toMatchObject({ type: 'table', rows: [{ clause: 'FM-1.3' }] });
  if (table?.type !== 'table') throw new Error('no table');
  expect(plain(table.rows[0]!.cells[1]!)).toBe('a | b');
});

test('code, emphasis, links and references inside a line', () => {
  expect(inline('see `x*y*` and **bold** (MM-4.6), [there](/a)').map((one) => one.type)).toEqual([
    'text',
    'code',
    'text',
    'strong',
    'text',
    'ref',
    'text',
    'link',
  ]);
  expect(plain(inline('W*w*,B*b*'))).toBe('Ww,Bb');
  expect(inline('a_b_c and 2 * 3 * 4')).toEqual([{ type: 'text', text: 'a_b_c and 2 * 3 * 4' }]);
});

test('a fence keeps its text as it is', () => {
  expect(markdown('```ts\n# not a heading\n- nor a list\n```')).toEqual([
    { type: 'code', text: '# not a heading\n- nor a list' },
  ]);
});

test('search finds places that have all the words, and numbers; headings come first', () => {
  const places = placesOf('- **SN-1.1** A troop marks enemies.\n\n## 2. The troop\n\n- **SN-1.2** A volley marks five.');
  const found = (query: string) => searchRules(places, query).map((hit) => hit.to);
  expect(found('marks TROOP')).toEqual(['SN-1.1']);
  expect(found('troop')).toEqual(['section-2', 'SN-1.1']);
  expect(found('sn-1.2')).toEqual(['SN-1.2']);
  expect(found('dragon')).toEqual([]);
});

test('notes for programmers are not shown to players', () => {
  expect(forPlayers('- **FM-0.6** Exact.\n  *(no code: it says how (all) is meant)*\n- **FM-1.1** Next.')).toBe(
    '- **FM-0.6** Exact.\n- **FM-1.1** Next.',
  );
});

test('clauses and chapters for programmers are left out of the reference', () => {
  const mark = '<!-- for programmers -->';
  const book = `## 1. Goal\n\n- **FM-1.1** Win.\n- **FM-1.2** Bit i & 31\n  of a word. ${mark}\n- **FM-1.3** Lose.\n\n`;
  const chapter = `## 2. For programs\n\n${mark}\n\n- **FM-2.1** The commands.\n\n`;
  expect(forPlayers(`${book}${chapter}## 3. The end\n`)).toBe(
    '## 1. Goal\n\n- **FM-1.1** Win.\n- **FM-1.3** Lose.\n\n## 3. The end\n',
  );
  expect(forPlayers(book + chapter)).not.toContain('commands');
});
