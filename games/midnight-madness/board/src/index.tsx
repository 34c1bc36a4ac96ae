import { game, type Madness } from '@nightfall/midnight-madness';
import rulebook from '@nightfall/midnight-madness/rulebook.md?raw';
import type { BoardModule } from '@nightfall/ui';
import { Board } from './board.tsx';
import { guide } from './guide.ts';
import { Controls } from './hand.tsx';
import { Review } from './review.tsx';
import { Side } from './side.tsx';
import { duration } from './shown.ts';
import { soundOf } from './sounds.ts';

const module: BoardModule<Madness> = { game, rulebook, Board, Side, Controls, Review, duration, sound: soundOf, guide };
export default module;
