import { game, type Fires } from '@nightfall/fires-at-midnight';
import rulebook from '@nightfall/fires-at-midnight/rulebook.md?raw';
import type { BoardModule } from '@nightfall/ui';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { guide } from './guide.ts';
import { Review } from './review.tsx';
import { Side } from './side.tsx';
import { duration } from './shown.ts';
import { soundOf } from './sounds.ts';
import { endsStep } from './step.ts';

const module: BoardModule<Fires> = { game, rulebook, Board, Side, Controls, Review, duration, endsStep, sound: soundOf, guide };
export default module;
