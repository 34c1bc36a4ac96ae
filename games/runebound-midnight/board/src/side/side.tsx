import type { Rune } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { HeroSheet } from './hero-sheet.tsx';
import { KingSheet } from './king-sheet.tsx';
import { Threat } from './threat.tsx';
import { TurnStrip } from './turn-strip.tsx';
import './side.css';

/** The threat, whose turn it is, and a sheet for everyone at the table, the player's own first. */
export function Side(props: BoardProps<Rune>) {
  const { view, seat } = props;
  const king = view.king.tile !== '' && <KingSheet key="king" {...props} />;
  const isOwn = (heroSeat: number) => heroSeat === seat;
  const seats = view.heroes.flatMap(({ card }, i) => (card === '' ? [] : [i + 1]));
  const sheets = [...seats.filter(isOwn), ...seats.filter((one) => !isOwn(one))].map((heroSeat) => (
    <HeroSheet key={heroSeat} {...props} heroSeat={heroSeat} />
  ));
  return (
    <div className="rm-side">
      <Threat view={view} />
      {view.round > 0 && <TurnStrip {...props} />}
      {seat !== null && seat > 0 ? [sheets[0], king, ...sheets.slice(1)] : [king, ...sheets]}
    </div>
  );
}
