import type { BrowserContext, Page } from 'playwright-core';
import type { Finding } from '../finding.ts';
import type { Eye } from './eye.ts';

/** Hears everything that goes wrong on the pages of a context; whoever asks gets what is new. */
export function hearErrors(context: BrowserContext): () => Finding[] {
  let heard: Finding[] = [];
  const note = (text: string, place: string) => heard.push({ kind: 'error', text: text.slice(0, 300), place });
  const pathOf = (url: string) => new URL(url).pathname.replaceAll(/-[\w-]{8}\./g, '-*.');
  context.on('weberror', (error) => note(error.error().message, 'page'));
  context.on('console', (message) => message.type() === 'error' && note(message.text(), 'console'));
  context.on('requestfailed', (request) => {
    // A page that is left takes its requests with it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`${request.failure()?.errorText}`, pathOf(request.url()));
  });
  context.on('response', (response) => response.status() >= 400 && note(`answered ${response.status()}`, pathOf(response.url())));
  return () => {
    const fresh = heard;
    heard = [];
    return fresh;
  };
}

/** The page that says that something broke. */
export const broken: Eye = async (page: Page) => {
  const heading = page.getByRole('heading', { name: 'Something broke' });
  if ((await heading.count()) === 0) return [];
  const text = (await page.locator('main').textContent())?.slice(0, 200) ?? '';
  return [{ kind: 'error', text, place: 'page' }];
};
