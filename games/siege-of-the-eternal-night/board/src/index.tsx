import type { BoardModule } from '@nightfall/ui';
import rulebook from '@nightfall/siege-of-the-eternal-night/rulebook.md?raw';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { type Siege, game } from './engine.ts';
import './siege.css';

const siege: BoardModule<Siege> = { game, rulebook, Board, Controls };

export default siege;
