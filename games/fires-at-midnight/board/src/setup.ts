import type { Fires } from '@nightfall/fires-at-midnight';
import { laying } from '@nightfall/fires-at-midnight/laying';
import type { SetupModule } from '@nightfall/ui';
import { TITLE } from './guide/title.ts';

const setup: SetupModule<Fires> = {
  game: laying,
  guides: [{ title: TITLE, load: async () => (await import('./guide/guide.ts')).guide }],
};
export default setup;
