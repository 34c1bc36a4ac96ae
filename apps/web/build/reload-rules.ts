import type { Plugin } from 'vite';

/** Rules, words and bots are not React's: a page that runs them is loaded again, and its match goes on where it was. */
const RULES = /\/(games\/[^/]+\/src|packages\/(kernel|kit|bots|catalog|protocol))\//;

/** While developing: a changed rule reloads the page. */
export const reloadRules = (): Plugin => ({
  name: 'nightfall-reload-rules',
  apply: 'serve',
  hotUpdate({ file }) {
    if (!RULES.test(file)) return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});
