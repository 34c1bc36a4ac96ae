import type { Siege } from '@nightfall/siege-of-the-eternal-night';
import { laying } from '@nightfall/siege-of-the-eternal-night/laying';
import type { SetupModule } from '@nightfall/ui';
import { TITLE } from './guide/title.ts';
import { SetupExtra } from './setup/setup-extra.tsx';
import './picture/tokens.css';
import './picture/picture.css';
import './setup/setup.css';
import './editor/editor.css';

const setup: SetupModule<Siege> = {
  game: laying,
  guides: [{ title: TITLE, load: async () => (await import('./guide/guide.ts')).guide }],
  SetupExtra,
  ownOptions: ['sheet'],
};
export default setup;
