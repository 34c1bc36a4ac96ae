import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const said = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
};

test('a setting that does not exist is refused, and the nearest one named', () => {
  expect(said({ NIGHTFALL_TITEL: 'Club' })).toBe(
    'There is no setting NIGHTFALL_TITEL. Did you mean NIGHTFALL_TITLE? docs/hosting.md lists all settings.',
  );
  expect(said({ NIGHTFALL_MATCHES: '3' })).toContain('Did you mean NIGHTFALL_MATCHES_PER_MINUTE?');
  expect(said({ HOME: '/root', NIGHTFALL_LIMITS: 'off', NIGHTFALL_SOCKETS_PER_ADDRESS: '5' })).toBe('taken');
});

test.each(['NIGHTFALL_MEMBERS_HEADER', 'NIGHTFALL_USER_HEADER', 'NIGHTFALL_NAME_HEADER'])(
  '%s needs a proxy, and is no header that everyone sends',
  (name) => {
    expect(said({ [name]: 'Remote-User' })).toContain(`${name} needs a proxy`);
    expect(said({ NIGHTFALL_USER_HEADER: 'X-User', [name]: 'X-Forwarded-User', NIGHTFALL_TRUST_PROXY: '1' })).toBe('taken');
    for (const header of ['Cookie', 'Authorization', 'Host', 'User-Agent', 'X-Forwarded-For', 'Sec-Fetch-Site', 'a b'])
      expect(said({ [name]: header, NIGHTFALL_TRUST_PROXY: '1' })).toContain(`${name} must name a header`);
  },
);

test('the header of a name needs that of a user', () => {
  expect(said({ NIGHTFALL_NAME_HEADER: 'X-Name', NIGHTFALL_TRUST_PROXY: '1' })).toContain('needs NIGHTFALL_USER_HEADER');
});

test('a folder counts from where the server was started', () => {
  const { web, assets, branding } = readConfig({ NIGHTFALL_WEB: 'apps', NIGHTFALL_ASSETS: 'kept', NIGHTFALL_BRANDING: 'docs' });
  expect([web, assets, branding.folder]).toEqual(['apps', 'kept', 'docs'].map((path) => resolve(path)));
});

test.each([
  ['NIGHTFALL_LIMITS', 'of'],
  ['NIGHTFALL_METRICS', 'yes'],
  ['NIGHTFALL_LOG', 'loud'],
  ['NIGHTFALL_ORIGINS', 'foo'],
  ['NIGHTFALL_ORIGINS', 'https://a.example/path'],
  ['NIGHTFALL_WEB', '/nowhere/at/all'],
  ['NIGHTFALL_BRANDING', '/nowhere/at/all'],
  ['NIGHTFALL_KEEP_THEN', 'burn'],
  ['NIGHTFALL_CHAT_WEBHOOK', 'chat'],
  ['NIGHTFALL_ADDRESS', 'games.example.org'],
  ['NIGHTFALL_TONIGHT', 'yes'],
  ['PORT', 'eighty'],
])('%s=%s is refused with what it must be', (name, value) => {
  expect(said({ [name]: value })).toContain(`${name} must`);
  expect(said({ [name]: '' })).toBe('taken');
});
