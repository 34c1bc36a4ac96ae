import { parseSync, Visitor } from 'oxc-parser';

export type Found = { readonly name: string; readonly line: number; readonly lines: number };
type Node = { readonly start: number; readonly end: number };
type Named = { readonly type: string; readonly name?: unknown };

/**
 * The functions of a source that have a name: declarations, methods, and what is bound to a name or a property. Callbacks
 * written in place belong to the function around them. A function is as long as the lines from its first to its last letter.
 */
export function functionsIn(path: string, text: string): Found[] {
  const found: Found[] = [];
  const lineAt = lineCounter(text);
  const add = (name: string, { start, end }: Node) => {
    const line = lineAt(start);
    found.push({ name, line, lines: lineAt(end - 1) - line + 1 });
  };
  const ifFunction = (name: string, value: (Node & { type: string }) | null) => {
    if (value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression') add(name, value);
  };
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name ?? 'default', node),
    VariableDeclarator: (node) => ifFunction(nameOf(node.id), node.init),
    Property: (node) => ifFunction(nameOf(node.key), node.value),
    MethodDefinition: (node) => ifFunction(nameOf(node.key), node.value),
    PropertyDefinition: (node) => ifFunction(nameOf(node.key), node.value),
  }).visit(parseSync(path, text).program);
  return found;
}
const nameOf = (key: Named): string => (typeof key.name === 'string' ? key.name : key.type);

/** The number of the line that a place in the text is on. */
function lineCounter(text: string): (at: number) => number {
  const starts = [0];
  for (let i = 0; i < text.length; i++) if (text[i] === '\n') starts.push(i + 1);
  return (at) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= at) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
