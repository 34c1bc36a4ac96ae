import { game, type Fd } from '@nightfall/firefighters-on-duty';
import { later, type SetupModule } from '@nightfall/ui';
import { guide } from './guide/guide.ts';

const setup: SetupModule<Fd> = {
  game,
  guides: [guide],
  SetupExtra: later(() => import('./editor/setup-extra.tsx')),
  ownOptions: ['own'],
};
export default setup;
