import type { Fd } from '@nightfall/firefighters-on-duty';
import { laying } from '@nightfall/firefighters-on-duty/laying';
import { later, type SetupModule } from '@nightfall/ui';
import { createElement } from 'react';
import { ROOM } from './editor/room.ts';
import { TITLE } from './guide/title.ts';

const setup: SetupModule<Fd> = {
  game: laying,
  guides: [{ title: TITLE, load: async () => (await import('./guide/guide.ts')).guide }],
  SetupExtra: later(() => import('./editor/setup-extra.tsx'), createElement('div', { style: ROOM })),
  ownOptions: ['own'],
};
export default setup;
