import type { Rune } from '@nightfall/runebound-midnight';
import { laying } from '@nightfall/runebound-midnight/laying';
import type { SetupModule } from '@nightfall/ui';
import { TITLES } from './guide/titles.ts';

const setup: SetupModule<Rune> = {
  game: laying,
  guides: [
    { title: TITLES.hero, load: async () => (await import('./guide/hero-guide.ts')).heroGuide },
    { title: TITLES.king, load: async () => (await import('./guide/king-guide.ts')).kingGuide },
  ],
};
export default setup;
