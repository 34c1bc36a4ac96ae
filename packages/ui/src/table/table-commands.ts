import type { Command } from '../commands/command.ts';
import { useCommands } from '../commands/use-commands.ts';
import type { Desk } from './desk.ts';
import { hasSeats } from './sides.tsx';

export type TableCommands = ReturnType<typeof tableCommands>;

/** What keys and buttons do at every table. Against a clock nothing is taken back, and nobody has time for a hint. */
export function tableCommands(desk: Omit<Desk, 'commands'>) {
  const { session, scene, live, isMine, panes, deeds, pointing } = desk;
  const { back } = scene.moment;
  const free = (command: Command): Command | undefined => (live.clock ? undefined : command);
  const shared = (command: Command): Command | undefined => session.company && command;
  return {
    undo: free({
      id: 'undo',
      keys: ['u', 'Ctrl+z'],
      label: 'undo',
      isOn: back.undo === undefined || back.beyond !== undefined,
      run: deeds.undo,
    }),
    redo: free({ id: 'redo', keys: ['Shift+u', 'Ctrl+Shift+z', 'Ctrl+y'], label: 'redo', isOn: !back.redo, run: deeds.redo }),
    restart: free({ id: 'restart', keys: ['t'], label: 'restart the turn', isOn: !back.reset, run: deeds.reset }),
    hint: free({
      id: 'hint',
      keys: ['h'],
      label: 'hint: first a nudge, then the pieces to look at, then the move',
      isOn: isMine && session.game.hint !== undefined && session.strict === undefined,
      run: deeds.hint,
    }),
    log: { id: 'log', keys: ['l'], label: 'log', run: () => panes.toggle('log') },
    book: { id: 'book', keys: ['b'], label: 'rulebook', run: panes.openBook },
    seats: hasSeats(desk)
      ? { id: 'seats', keys: ['s'], label: 'seats and details', run: () => panes.openSheet('seats') }
      : undefined,
    talk: shared({ id: 'talk', keys: ['c'], label: 'talk', run: () => panes.toggle('chat') }),
    point: shared({ id: 'point', keys: ['p'], label: 'point at the board', run: pointing.begin }),
    again: free({ id: 'again', keys: ['w'], label: 'watch again what happened since your turn', run: scene.again }),
    close: closing(desk),
    list: { id: 'list', keys: ['?'], label: 'this list', run: () => panes.openSheet('keys') },
  } as const satisfies { readonly [id: string]: Command | undefined };
}

/** Where nothing is told, Escape belongs to whoever asks something. */
function closing({ words, since }: Pick<Desk, 'words' | 'since'>): Command {
  const isTold = words.said !== undefined || words.advice !== undefined;
  const isSummed = since.text !== undefined;
  const run = () => {
    if (isTold) words.quiet();
    if (isSummed) since.dismiss();
  };
  return { id: 'close', keys: ['Escape'], label: 'close whatever is open', isOn: isTold || isSummed, run };
}

export function useTableCommands({ commands, scene }: Desk): void {
  useCommands(
    'table',
    Object.values<Command | undefined>(commands).filter((command) => command !== undefined),
  );
  useCommands('story', [
    { id: 'skip', keys: [' '], label: 'skip the animation, or go to the next step', isOn: scene.playing, run: scene.skip },
  ]);
}
