import type { Book } from '@nightfall/kernel';
import type { Fires, FireMove } from '../moves.ts';
import { arrival } from './arrival.ts';
import { refuseCommand } from './command.ts';
import { explosion } from './explosion.ts';
import { setup } from './setup.ts';
import { round, turn } from './turn.ts';
import { upkeep } from './upkeep.ts';

const NOT_COMMANDS = ['dice', 'pass', 'bell'];
const isCommand = (input: { type: string }): input is FireMove => !NOT_COMMANDS.includes(input.type);

/** All the rules. What does not answer the question of the moment is refused in the order of FM-10.5. */
export const rules: Book<Fires> = {
  rules: { setup, round, turn, upkeep, explosion, arrival },
  misplaced: (v, input) => (isCommand(input) ? refuseCommand(v, input) : undefined),
};
