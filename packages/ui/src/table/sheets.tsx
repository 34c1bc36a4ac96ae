import type { ReactNode } from 'react';
import { KeyList } from '../commands/key-list.tsx';
import { SettingsForm } from '../parts/settings-form.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { Desk } from './desk.ts';
import { People } from './people.tsx';
import { hasSeats, LogSide, SeatSide, sideName } from './sides.tsx';

type Props = { readonly desk: Desk; readonly renderShare: (close: () => void) => ReactNode };
const TITLES = { log: 'What happened', rules: 'Rules', chat: 'Talk' } as const;

/** The sheet that lies over the table, if one does. */
export function Sheets({ desk, renderShare }: Props) {
  const { session, live, panes } = desk;
  const { sheet, closeSheet } = panes;
  return (
    <>
      {sheet === 'seats' && (
        <Sheet title={sideName(desk)} onClose={closeSheet}>
          {hasSeats(desk) && <SeatSide desk={desk} />}
        </Sheet>
      )}
      {sheet === 'people' && session.company && (
        <People game={session.game} moment={live} company={session.company} onClose={closeSheet} />
      )}
      {sheet === 'right' && (
        <Sheet title={TITLES[panes.pane]} onClose={closeSheet}>
          <LogSide desk={desk} />
        </Sheet>
      )}
      {sheet === 'settings' && (
        <Sheet title="Settings" onClose={closeSheet}>
          <SettingsForm />
        </Sheet>
      )}
      {sheet === 'keys' && <KeyList onClose={closeSheet} />}
      {sheet === 'share' && renderShare(closeSheet)}
    </>
  );
}
