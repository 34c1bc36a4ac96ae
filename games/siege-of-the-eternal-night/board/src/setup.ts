import { game, type Siege } from '@nightfall/siege-of-the-eternal-night';
import type { SetupModule } from '@nightfall/ui';
import { guide } from './guide/guide.ts';
import { SetupExtra } from './setup/setup-extra.tsx';
import './picture/tokens.css';
import './picture/picture.css';
import './setup/setup.css';
import './editor/editor.css';

const setup: SetupModule<Siege> = {
  game,
  guides: [guide],
  SetupExtra,
  ownOptions: ['sheet'],
};
export default setup;
