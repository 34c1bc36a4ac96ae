import { game, type Madness } from '@nightfall/midnight-madness';
import rulebook from '@nightfall/midnight-madness/rulebook.md?raw';
import type { BoardModule } from '@nightfall/ui';
import { Board } from './board.tsx';
import { Controls } from './hand.tsx';
import { Side } from './side.tsx';
import { duration } from './shown.ts';

const module: BoardModule<Madness> = { game, rulebook, Board, Side, Controls, duration };
export default module;
