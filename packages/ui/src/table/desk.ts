import { useState } from 'react';
import type { BoardModule, BoardProps, Guide } from '../board.ts';
import { nameOf, type ChatLine, type Session } from '../session.ts';
import { deedsOf, type Deeds } from './deeds.ts';
import { useUnread } from './talk.tsx';
import { useSince, type SinceTold } from './since.tsx';
import { tableCommands, type TableCommands } from './table-commands.ts';
import { useBoardProps } from './use-board-props.ts';
import { usePanes, type Panes } from './use-panes.ts';
import { useSight, type Sight } from './use-sight.ts';

/** A match, and how its game is shown. */
export type Laid = {
  readonly session: Session;
  readonly module: BoardModule;
  readonly guide?: Guide | undefined;
  /** Is the sheet with links and files open when the table is entered? */
  readonly isShareOpen?: boolean;
};

type Pointing = { readonly isOn: boolean; readonly begin: () => void; readonly end: () => void };

/** Everything that the parts of a table share. */
export type Desk = Sight & {
  readonly module: BoardModule;
  readonly guide: Guide | undefined;
  readonly panes: Panes;
  readonly board: BoardProps;
  readonly deeds: Deeds;
  /** What keys and buttons do, beside the moves of the game. */
  readonly commands: TableCommands;
  /** What others said that was not on this screen yet. */
  readonly unread: readonly ChatLine[];
  /** What others did since the player's last decision. */
  readonly since: SinceTold;
  /** Does the next press on the board show a place to the others? */
  readonly pointing: Pointing;
};

export function useDesk({ session, module, guide, isShareOpen = false }: Laid): Desk {
  const sight = useSight(session, module, guide?.isByHand ?? false);
  const panes = usePanes(isShareOpen);
  const since = useSince(sight, module, nameOf(sight.scene.moment.sitters));
  const board = useBoardProps(sight, since.marks);
  const unread = useUnread(session.id, sight.live.chat, panes.isTalkOpen);
  const pointing = usePointing(panes);
  const desk = { ...sight, since, module, guide, panes, board, deeds: deedsOf(sight), unread, pointing };
  return { ...desk, commands: tableCommands(desk) };
}

function usePointing({ closeSheet }: Panes): Pointing {
  const [isOn, setOn] = useState(false);
  const begin = () => {
    closeSheet();
    setOn(true);
  };
  return { isOn, begin, end: () => setOn(false) };
}
