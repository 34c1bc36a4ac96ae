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
