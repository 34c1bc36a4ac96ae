import { ToClient, ToServer } from '@nightfall/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';

type Shape = {
  readonly description?: string;
  readonly properties?: { readonly [name: string]: Shape };
  readonly required?: readonly string[];
  readonly const?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
};

/** Every message of the socket as a table, from the schemas that read them. */
export function describeMessages(): string {
  const shapes = (schema: Parameters<typeof toJsonSchema>[0]) => {
    const { oneOf, anyOf } = toJsonSchema(schema, { errorMode: 'ignore' }) as Shape;
    return oneOf ?? anyOf ?? [];
  };
  return ['### From the client', '', ...table(shapes(ToServer)), '', '### From the server', '', ...table(shapes(ToClient))].join(
    '\n',
  );
}

const table = (messages: readonly Shape[]): string[] => ['| `t` | fields | meaning |', '|---|---|---|', ...messages.map(line)];
function line({ properties = {}, required = [], description = '' }: Shape): string {
  const fields = Object.entries(properties).filter(([name]) => name !== 't');
  const told = fields.map(([name, shape]) => `\`${name}${required.includes(name) ? '' : '?'}\`: ${kind(shape)}`);
  return `| \`${properties['t']?.const}\` | ${told.join('; ') || '–'} | ${description} |`;
}
function kind({ type, items, anyOf, oneOf, enum: words, pattern, properties }: Shape): string {
  if (words) return words.map((word) => `"${String(word)}"`).join(', ');
  if (anyOf ?? oneOf) return (anyOf ?? oneOf)!.map(kind).join(' or ');
  if (items) return `list of ${kind(items)}`;
  if (properties) return 'object';
  return pattern ? 'text' : String(type ?? 'anything').replace('string', 'text');
}
