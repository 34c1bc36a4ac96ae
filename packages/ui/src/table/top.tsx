import { TopButton } from './buttons.tsx';
import type { Desk } from './desk.ts';
import { Unread } from './right.tsx';

/** The signs at the top of the table. */
export function Top({ desk: { session, panes, unread } }: { desk: Desk }) {
  return (
    <>
      {session.company && (
        <TopButton icon="talk" name="Talk" act={panes.openTalk}>
          {unread.length > 0 && <Unread count={unread.length} />}
        </TopButton>
      )}
      <TopButton icon="share" name="Share" act={() => panes.openSheet('share')} />
      <TopButton icon="keys" name="Keys" act={() => panes.openSheet('keys')} only="wide" />
      <TopButton icon="settings" name="Settings" act={() => panes.openSheet('settings')} />
      <TopButton icon="fold" name={panes.isFolded ? 'Show the log' : 'Hide the log'} act={panes.fold} only="wide" />
    </>
  );
}
