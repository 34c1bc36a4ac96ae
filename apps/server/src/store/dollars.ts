const numbered = new Map<string, string>();
/** `?` becomes `$1`, `$2`, … */
export function dollars(text: string): string {
  let known = numbered.get(text);
  if (known === undefined) {
    let n = 0;
    known = text.replaceAll('?', () => `$${++n}`);
    numbered.set(text, known);
  }
  return known;
}
