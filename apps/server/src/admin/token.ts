import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../store/open-database.ts';
import { FILE } from '../store/schema.ts';

export type Place = { readonly data: string; readonly databaseUrl: string | undefined };

/** The token that the server made at its first start. Anyone who can read the database counts as the host. */
export async function adminToken({ data, databaseUrl }: Place): Promise<string> {
  const token = databaseUrl ? await fromPostgres(databaseUrl) : fromFile(join(data, FILE), data);
  if (token === undefined) throw new Error('The server has not been started yet with this version.');
  return token;
}
const QUERY = "SELECT value FROM setting WHERE key = 'admin'";
type Row = { readonly value: string };

function fromFile(file: string, data: string): string | undefined {
  if (!existsSync(file)) throw new Error(`There is no ${FILE} in ${data}. Name the folder with --data or NIGHTFALL_DATA.`);
  const db = openDatabase(file, { timeout: 10_000 });
  try {
    return (db.prepare(QUERY).get() as Row | undefined)?.value;
  } finally {
    db.close();
  }
}
async function fromPostgres(connectionString: string): Promise<string | undefined> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query<Row>(QUERY)).rows[0]?.value;
  } finally {
    await client.end();
  }
}
