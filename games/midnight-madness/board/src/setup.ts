import type { Madness } from '@nightfall/midnight-madness';
import { laying } from '@nightfall/midnight-madness/laying';
import type { SetupModule } from '@nightfall/ui';
import { TITLE } from './guide/title.ts';

const setup: SetupModule<Madness> = {
  game: laying,
  guides: [{ title: TITLE, load: async () => (await import('./guide/guide.ts')).guide }],
};
export default setup;
