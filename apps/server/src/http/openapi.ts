import { Problem, ROUTES, type Route } from '@nightfall/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { VERSION } from '../version.ts';

type JsonObject = { [key: string]: unknown };

function schemaOf(schema: GenericSchema): JsonObject {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' }) as JsonObject;
  return rest;
}
const content = (schema: GenericSchema, text = false) => ({
  [text ? 'text/plain' : 'application/json']: { schema: schemaOf(schema) },
});

function parameters({ path, query, key }: Route): JsonObject[] {
  const inPath = path.includes(':id')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-z]{10}$' } }]
    : [];
  const inQuery = Object.entries(query?.entries ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: schemaOf(schema as GenericSchema),
  }));
  const inHeader = key
    ? [{ name: 'x-nightfall-key', in: 'header', description: 'The key from a link to this match.', schema: { type: 'string' } }]
    : [];
  return [...inPath, ...inQuery, ...inHeader];
}
function operation(name: string, route: Route): JsonObject {
  const problem = { description: 'The reason for the refusal.', content: content(Problem) };
  return {
    operationId: name,
    summary: route.summary,
    parameters: parameters(route),
    ...(route.body && { requestBody: { required: true, content: content(route.body) } }),
    responses: { 200: { description: 'Done.', content: content(route.answer, route.text) }, default: problem },
    security: route.person ? [{ person: [] }, { token: [] }] : [],
  };
}

/** The REST routes as OpenAPI 3.1, made from the schemas that read them. */
export function openApi(): JsonObject {
  const paths: { [path: string]: JsonObject } = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(':id', '{id}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nightfall',
      version: VERSION,
      description: 'The online table. Play itself uses the socket: see docs/socket.md.',
    },
    paths,
    components: {
      securitySchemes: {
        person: { type: 'apiKey', in: 'cookie', name: 'nightfall' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
