import * as v from 'valibot';

/** Characters that are invisible or reverse the line, halves of characters, and those that no font agrees on. */
const HIDDEN = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** The two joiners are useful: emoji and several scripts are written with them. */
const HIDDEN_IN_TALK = new RegExp(`(?![\\u200c\\u200d])${HIDDEN.source}`, 'gu');
/** Does a longer text, with lines of its own, contain characters that are invisible or reverse it? */
export const hasHidden = (text: string): boolean => text.replaceAll(/[\n\r\t]/g, ' ').search(HIDDEN_IN_TALK) >= 0;
/** What looks like nothing at all where nothing else stands: marks without a letter, too. */
const BLANK = /[\s\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]/gu;
/** This many marks on one letter are read somewhere; more only cover the lines around it. */
const MARKS = 3;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu');

const isSeen = (text: string): boolean => text.replace(BLANK, '') !== '';
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Letters of other scripts that pass for those of "bot" and "empty". */
const TWINS: { readonly [letter: string]: string } = {
  о: 'o',
  ο: 'o',
  օ: 'o',
  '0': 'o',
  т: 't',
  τ: 't',
  в: 'b',
  ь: 'b',
  β: 'b',
  ʙ: 'b',
  е: 'e',
  ε: 'e',
  м: 'm',
  р: 'p',
  ρ: 'p',
  у: 'y',
  γ: 'y',
};
const skeleton = (text: string): string =>
  [...text.normalize('NFKC').toLowerCase()]
    .map((letter) => TWINS[letter] ?? letter)
    .join('')
    .replace(/\p{M}/gu, '');
/** Names the server itself gives to seats: `Quick bot`, `Empty`. */
const isOurs = (name: string): boolean => /(^|[^\p{L}])bot$|^empty$/u.test(skeleton(name));

/** A person's name: visible, on one line, and not a name used for bots or empty seats. */
export const Name = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((text) => !HIDDEN_ONCE.test(text), 'The name contains invisible characters.'),
  v.transform((text) => oneLine(text.normalize('NFC'))),
  v.minLength(1),
  v.maxLength(32),
  v.check(isSeen, 'The name needs visible characters.'),
  v.check((text) => text.search(TOO_MANY_MARKS) < 0, 'The name has too many marks on one letter.'),
  v.check((text) => !isOurs(text), 'That name is reserved for bots and empty seats.'),
);
const HIDDEN_ONCE = new RegExp(HIDDEN.source, 'u');

/** A name from outside, as it will be shown; undefined if it may not be. */
export function readName(text: string): string | undefined {
  const read = v.safeParse(Name, text, { abortEarly: true });
  return read.success ? read.output : undefined;
}

/** Chat is cleaned rather than refused: people don't know what their keyboard has inserted. */
export const Talk = v.pipe(
  v.string(),
  v.transform((text) => oneLine(text.replace(/\s+/gu, ' ').replace(HIDDEN_IN_TALK, '').replace(TOO_MANY_MARKS, '$1'))),
  v.minLength(1),
  v.maxLength(500),
  v.check(isSeen, 'The text has no visible characters.'),
);
