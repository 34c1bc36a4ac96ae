import { enemiesLeft, type SiegeState } from '@nightfall/siege-of-the-eternal-night';
import { sceneOf } from '../picture/night.ts';
import { Thumbnail } from '../picture/thumbnail.tsx';

/** The sheet at a turning point; too small for the numbers of its turns. */
export const Snapshot = ({ view }: { view: SiegeState }) => (
  <Thumbnail scene={sceneOf(view)} label={`The sheet with ${enemiesLeft(view)} left`} text={0} />
);
