import { openApi } from '../../apps/server/src/http/openapi.ts';

/** As much of a JSON schema as a reader of a table needs. */
type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
};
type Content = { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
type Route = {
  readonly summary: string;
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
};

/** Objects inside objects inside an answer are in openapi.json. */
const DEEPEST = 2;
function shown(schema: Schema, depth = 0): string {
  if (schema.anyOf) return schema.anyOf.map((one) => shown(one, depth)).join(' or ');
  if (schema.items) return `[${shown(schema.items, depth)}]`;
  if (schema.properties) return `{ ${fieldsIn(schema, depth).join(', ')} }`.replace('{  }', '{}');
  return 'const' in schema
    ? JSON.stringify(schema.const)
    : (schema.enum?.map((one) => JSON.stringify(one)).join(' or ') ?? schema.type ?? 'any');
}
const fieldsIn = ({ properties = {}, required = [] }: Schema, depth: number): string[] =>
  Object.entries(properties).map(([key, value]) => {
    const name = required.includes(key) ? key : `${key}?`;
    return depth < DEEPEST ? `${name}: ${shown(value, depth + 1)}` : name;
  });
const schemaIn = ({ content }: Content): string => {
  const [type, { schema }] = Object.entries(content)[0]!;
  return type === 'application/json' ? `\`${shown(schema)}\`` : type;
};

/** Every REST route: what it takes and what it answers, from the schemas that the server parses and answers with. */
export function routes(): string {
  const paths = openApi()['paths'] as unknown as { readonly [path: string]: { readonly [method: string]: Route } };
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, requestBody, responses }]) => {
      const takes = requestBody ? schemaIn(requestBody) : '';
      return `| \`${method.toUpperCase()} ${path}\` | ${summary} | ${takes} | ${schemaIn(responses[200])} |`;
    }),
  );
  return ['| route | what it does | body | answer |', '|---|---|---|---|', ...rows].join('\n');
}
