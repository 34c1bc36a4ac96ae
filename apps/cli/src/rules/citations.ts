/** `SN-5.3`, and the end of a range: `SN-5.3 to SN-5.5`, `SN-5.3–5.5`. */
const CITED = /\b([A-Z]{2})-(\d+)\.(\d+)(?:(?: to |–|…)(?:[A-Z]{2}-)?(\d+)\.(\d+))?\b/g;
/** The short form beside a sentence of a rule: `// 4.1`, `// 4.1, 4.2; why`. */
const SHORT = /\/\/ ((?:\d+\.\d+)(?:, \d+\.\d+)*)(?=$|;)/gm;

/** What the program itself carries: words in quotes, such as those of a rule, a refusal or an event. */
const QUOTED = /'[^'\n]*'|`[^`\n]*`/g;
/** The clause numbers that stand in code: in quotes, or beside a sentence of a rule. All others are mentioned in comments. */
export const carriedIn = (text: string, prefix: string): Set<string> => {
  const bare = text.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
  const said = [...(bare.match(QUOTED) ?? []), ...(text.match(SHORT) ?? [])];
  return citedIn(said.join('\n'), prefix);
};
/** Every clause number of the game that a text names. */
export function citedIn(text: string, prefix: string): Set<string> {
  const found = new Set<string>();
  for (const [, own, chapter, first, lastChapter, last] of text.matchAll(CITED)) {
    if (own !== prefix) continue;
    const end = lastChapter === chapter ? Number(last) : Number(first);
    for (let n = Number(first); n <= end; n++) found.add(`${prefix}-${chapter}.${n}`);
    if (lastChapter !== undefined) found.add(`${prefix}-${lastChapter}.${last}`);
  }
  for (const [, list] of text.matchAll(SHORT)) for (const number of list!.split(', ')) found.add(`${prefix}-${number}`);
  return found;
}
