import { game, type Madness } from '@nightfall/midnight-madness';
import type { SetupModule } from '@nightfall/ui';
import { guide } from './guide/guide.ts';

const setup: SetupModule<Madness> = {
  game,
  guides: [guide],
};
export default setup;
