import { houseInWords } from '@nightfall/kernel';
import type { ReactNode } from 'react';
import { CameraBox } from '../camera/camera-box.tsx';
import { Contain } from '../parts/contain.tsx';
import { Cover } from './cover.tsx';
import { useDesk, type Desk, type Laid } from './desk.ts';
import { GuidePlace } from './guide.tsx';
import { Inspector } from './inspector.tsx';
import { Latest } from './latest.tsx';
import { Notices } from './notices.tsx';
import { usePartCommands } from './parts.ts';
import { PromptBar } from './prompt-bar.tsx';
import { Sheets } from './sheets.tsx';
import { hasSeats, LogSide, SeatSide } from './sides.tsx';
import { Stage } from './stage.tsx';
import { useTableCommands } from './table-commands.ts';
import { Telling } from './telling.tsx';
import { Top } from './top.tsx';
import { useWitness } from './use-witness.ts';

type Props = Laid & {
  readonly accent: string;
  /** What kind of table this is, beside the name of the game: "Tonight". */
  readonly note?: string | undefined;
  /** Where the exit leads. */
  readonly lead: ReactNode;
  /** Sheet with links and files, opened from the top. */
  readonly renderShare: (close: () => void) => ReactNode;
  readonly endButtons: ReactNode;
  /** Leads from a lesson to a real game. */
  readonly onward?: ReactNode;
  readonly endFigures?: ReactNode;
  /** What stands in the place of the guide: the question of a puzzle, and what became of it once all is shown. */
  readonly renderBrief?: ((isShown: boolean) => ReactNode) | undefined;
};

/** A match being played: board, seats, log, rules, and the bar that says what now. */
export function Table({ accent, note, lead, renderShare, endButtons, endFigures, onward, renderBrief, ...laid }: Props) {
  const desk = useDesk(laid);
  const { session, scene, board } = desk;
  useWitness(desk);
  const { cover } = scene.moment;
  if (cover === undefined || scene.playing)
    return <Open {...{ desk, accent, note, lead, renderShare, endButtons, endFigures, onward, renderBrief }} />;
  return <Cover name={board.name(cover)} lead={lead} accent={accent} open={() => session.uncover?.()} />;
}

type OpenProps = Omit<Props, keyof Laid> & { readonly desk: Desk };
function Open({ desk, accent, note, lead, renderShare, endButtons, endFigures, onward, renderBrief }: OpenProps) {
  useTableCommands(desk);
  usePartCommands();
  return (
    <Stage
      title={desk.session.game.name}
      note={note}
      house={houseInWords(desk.session.game.dials, desk.session.setup.options)}
      accent={accent}
      lead={lead}
      side={hasSeats(desk) && <SeatSide desk={desk} />}
      right={<LogSide desk={desk} />}
      isFolded={desk.panes.isFolded}
      top={<Top desk={desk} />}
      bar={<PromptBar desk={desk} />}
      guide={renderBrief?.(!desk.scene.playing) ?? (desk.guide && <GuidePlace desk={desk} guide={desk.guide} onward={onward} />)}
    >
      <BoardPlace desk={desk} />
      <Inspector desk={desk} />
      <Latest moment={desk.scene.moment} />
      <Notices desk={desk} endButtons={endButtons} endFigures={endFigures} isTold={renderBrief !== undefined} />
      <Sheets desk={desk} renderShare={renderShare} />
    </Stage>
  );
}

/** A press on the board skips what is being played; while the table stands, it tells why. */
function BoardPlace({ desk: { module, scene, live, words, board, camera } }: { desk: Desk }) {
  const Minimap = module.camera?.Minimap;
  const stopped = live.mine.length > 0 ? live.stop?.no : undefined;
  return (
    <div
      onClickCapture={(e) => {
        if (scene.playing) {
          scene.skip();
          e.stopPropagation();
        } else if (stopped) words.explain(stopped);
      }}
      style={{ position: 'absolute', inset: 0 }}
    >
      <CameraBox
        camera={camera}
        first={module.camera?.first?.(board.view, board.seat)}
        minimap={Minimap && <Minimap {...board} />}
      >
        <Contain what="The board" of={board.view}>
          <module.Board {...board} />
        </Contain>
      </CameraBox>
      <Telling scene={scene} name={board.name} />
    </div>
  );
}
