import { Contain } from '../parts/contain.tsx';
import { later } from '../parts/later.tsx';
import type { Desk } from './desk.ts';
import { Right } from './right.tsx';
import { Seats } from './seats.tsx';

/** The books are loaded when somebody opens them. */
const Books = later(
  async () => ({ default: (await import('../rules/books.tsx')).Books }),
  <output className="loading">Opening the book…</output>,
);

/** A game that shows no seats of its own gets a list of them; and so does every table of several screens. */
const listsSeats = ({ session, module, scene }: Omit<Desk, 'commands'>): boolean =>
  session.company !== undefined || (!module.Side && scene.moment.sitters.length > 1);

export const hasSeats = (desk: Omit<Desk, 'commands'>): boolean => desk.module.Side !== undefined || listsSeats(desk);

/** What is shown of a game for one is not about seats. */
export const sideName = ({ session, scene }: Desk): 'Seats' | 'Details' =>
  session.company || scene.moment.sitters.length > 1 ? 'Seats' : 'Details';

/** Seats and their possessions: next to the board on wide screens, in a sheet on narrow ones. */
export function SeatSide({ desk }: { desk: Desk }) {
  const { session, module, live, panes, board } = desk;
  const mayManage = session.company && live.mine.length > 0 && !live.result;
  return (
    <>
      {listsSeats(desk) && <Seats moment={live} manage={mayManage ? () => panes.openSheet('people') : undefined} />}
      {module.Side && (
        <Contain what="This part" of={board.view}>
          <module.Side {...board} />
        </Contain>
      )}
    </>
  );
}

/** Log, rules and talk: beside the board when wide, in a sheet when narrow. */
export function LogSide({ desk }: { desk: Desk }) {
  const { session, module, scene, live, panes, marks, camera, unread, pointing } = desk;
  return (
    <Right
      pane={panes.pane}
      setPane={panes.setPane}
      moment={panes.pane === 'chat' ? live : scene.moment}
      rules={
        <Contain what="The book" of={panes.visits}>
          <Books key={panes.visits} module={module} setup={session.setup} clause={panes.clause} />
        </Contain>
      }
      looked={marks.looked}
      light={marks.light}
      show={(shown) => camera.reveal(shown)}
      openRule={panes.openRule}
      earlier={scene.moment.hasEarlier ? () => session.earlier?.() : undefined}
      unlogged={module.unlogged}
      company={session.company}
      unread={unread.length}
      point={pointing.begin}
    />
  );
}
