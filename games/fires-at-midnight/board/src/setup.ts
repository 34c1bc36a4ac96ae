import { game, type Fires } from '@nightfall/fires-at-midnight';
import type { SetupModule } from '@nightfall/ui';
import { guide } from './guide/guide.ts';

const setup: SetupModule<Fires> = {
  game,
  guides: [guide],
};
export default setup;
