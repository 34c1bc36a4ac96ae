const OPEN = '([{<';
const CLOSE = ')]}>';
/** Where the bracket that opens at `at` is closed: the place behind it. The head of an arrow closes nothing. */
function pastBracket(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (OPEN.includes(text[i]!)) depth++;
    else if (CLOSE.includes(text[i]!) && text[i - 1] !== '=') depth--;
    if (depth === 0) return i + 1;
  }
  return text.length;
}
/** The text up to the first place outside all brackets where `isEnd` says so. */
function upTo(text: string, isEnd: (rest: string, before: string) => boolean): string {
  for (let i = 0; i < text.length;) {
    if (isEnd(text.slice(i), text.slice(0, i))) return text.slice(0, i);
    i = OPEN.includes(text[i]!) ? pastBracket(text, i) : i + 1;
  }
  return text;
}
const withoutGenerics = (text: string) => (text.startsWith('<') ? text.slice(pastBracket(text, 0)).trimStart() : text);
const isEndOfType = (rest: string) => /^(?:[;,]?\s*\n| = |;)/.test(rest);
const isArrow = (rest: string) => rest.startsWith(' =>');
/** The brace after a result; one after a colon or within `A & { … }` is still a part of it. */
const isBody = (rest: string, before: string) => /^(?: \{|;|\n(?!\s*[|&]))/.test(rest) && !/[:&|]$/.test(before);

/** `(params): Result` where this begins a function or a method; nothing where it does not. */
function callOf(text: string, isEnd: typeof isBody): string {
  const bare = withoutGenerics(text);
  if (!bare.startsWith('(')) return '';
  const end = pastBracket(bare, 0);
  return bare.slice(0, end) + (bare.startsWith(':', end) ? upTo(bare.slice(end), isEnd) : '');
}
/** The type arguments that every part of the kernel passes on say nothing to a reader; nor do the comments inside. */
const plain = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/\s*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<[A-Z](?:, [A-Z])*>/g, '')
    .replaceAll(/([([]) |,? ([)\]])/g, '$1$2')
    .trim();

/** What is declared here, as one who uses it wants to see it: its name, with parameters and types but without what it is made of. */
export function signatureOf(declaration: string): string {
  const bare = declaration.replace(/^(?:export |readonly |declare )+/, '');
  const [, kind = '', name = '', rest = ''] = /^(?:(const|function\*?|class|interface|type) )?(\w+\??)([\s\S]*)$/.exec(bare)!;
  if (/^(?:class|interface|type)$/.test(kind)) return `${kind} ${name}`;
  if (/^[(<]/.test(rest)) return plain(name + callOf(rest, isBody));
  if (kind === '') return plain(memberOf(name, rest));
  return plain(name + (rest.startsWith(':') ? upTo(rest, isEndOfType) : callOf(rest.replace(/^ =\s+/, ''), isArrow)));
}
/** A field of a type, or a function among the members of an object. */
function memberOf(name: string, rest: string): string {
  const value = rest.replace(/^:\s*/, '');
  if (value.startsWith('<')) return name + callOf(value, isArrow);
  return /^\w+\(/.test(value) ? name : name + upTo(rest, isEndOfType);
}
