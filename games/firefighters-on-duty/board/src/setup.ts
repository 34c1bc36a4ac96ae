import type { Fd } from '@nightfall/firefighters-on-duty';
import { laying } from '@nightfall/firefighters-on-duty/laying';
import { later, type SetupModule } from '@nightfall/ui';
import { TITLE } from './guide/title.ts';

const setup: SetupModule<Fd> = {
  game: laying,
  guides: [{ title: TITLE, load: async () => (await import('./guide/guide.ts')).guide }],
  SetupExtra: later(() => import('./editor/setup-extra.tsx')),
  ownOptions: ['own'],
};
export default setup;
