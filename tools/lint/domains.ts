import { parseSync, Visitor, type BinaryExpression, type Expression, type FunctionBody, type Program } from 'oxc-parser';

type Place = { readonly line: number; readonly text: string };

/**
 * Conditions in what a move lists for its fields. A domain says what there is to name; whether it may be named stands in
 * `bars` and `refuse`, once. It may leave out what is not there (`null`, 0) and pick a sort by a named function. A sample is
 * no domain: it picks from what is allowed.
 */
export function conditionsInDomains(path: string, text: string): readonly Place[] {
  const { program } = parseSync(path, text);
  const named = functionsByName(program);
  const found: Place[] = [];
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const own = properties.filter((one) => one.type === 'Property');
      const domain = own.find(({ key }) => nameOf(key) === 'domain')?.value;
      if (!domain || own.some(({ key }) => nameOf(key) === 'sampled')) return;
      const body = domain.type === 'Identifier' ? named.get(domain.name) : domain;
      if (body?.type === 'ArrowFunctionExpression') found.push(...conditionsIn(body.body, text));
    },
  }).visit(program);
  return found;
}
type Node = Expression | FunctionBody;
const nameOf = (key: { readonly type: string; readonly name?: unknown }): unknown => key.name;

function functionsByName(program: Program): ReadonlyMap<string, Expression> {
  const named = new Map<string, Expression>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && named.set(id.name, init)),
  }).visit(program);
  return named;
}

function conditionsIn(body: Node, text: string): readonly Place[] {
  const found: Place[] = [];
  const add = ({ start, end }: { start: number; end: number }) =>
    void found.push({ line: text.slice(0, start).split('\n').length, text: text.slice(start, end) });
  new Visitor({
    ConditionalExpression: add,
    IfStatement: add,
    LogicalExpression: add,
    SwitchStatement: add,
    BinaryExpression: (node) => void (isComparison(node) && !isWithNothing(node) && add(node)),
  }).visit({ type: 'Program', body: [body], sourceType: 'module', hashbang: null, comments: [] } as unknown as Program);
  return found;
}
const isComparison = ({ operator }: BinaryExpression): boolean => /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(operator);
const isWithNothing = ({ right }: BinaryExpression): boolean =>
  right.type === 'Literal' && (right.value === null || right.value === 0);
