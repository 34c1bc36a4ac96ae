import type { BoardModule } from '@nightfall/ui';

type Props = { readonly module: BoardModule; readonly seat: number; readonly name: string };

/** Who sits there: the picture of the role where the game has one, or the first letter of the name. */
export const SeatSign = ({ module: { SeatPicture }, seat, name }: Props) => (
  <span className="lobby-sign" aria-hidden="true">
    {SeatPicture ? <SeatPicture seat={seat} /> : initialOf(name)}
  </span>
);
const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '';
