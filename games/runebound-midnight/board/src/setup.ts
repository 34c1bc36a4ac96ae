import { game, type Rune } from '@nightfall/runebound-midnight';
import type { SetupModule } from '@nightfall/ui';
import { heroGuide } from './guide/hero-guide.ts';
import { kingGuide } from './guide/king-guide.ts';

const setup: SetupModule<Rune> = {
  game,
  guides: [heroGuide, kingGuide],
};
export default setup;
