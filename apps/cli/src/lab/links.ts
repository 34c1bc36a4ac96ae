import { deflateRawSync } from 'node:zlib';
import { type Cell, inputsOf, jobFor, type Links, recordOf } from '@nightfall/lab';
import { canonical } from '@nightfall/kernel';
import type { Experiment } from './experiment.ts';

const HERE = 'http://localhost:8080';
const packed = (text: string): string => deflateRawSync(text).toString('base64url');

/** Links of a report: a game in the replay, at the decision where two variants parted; a table of a variant. */
export function linksFor({ game, plan, cells }: Experiment, site = HERE): Links {
  const cellAt = (place: string, variant: string) => cells.find((cell) => cell.place === place && cell.variant === variant);
  const baseOf = (place: string) => cells.find((cell) => cell.place === place)!;
  const jobOf = (cell: Cell, number: number) => jobFor(plan, cell, number, number + 1);
  const partingOf = (cell: Cell, number: number, rival: Cell) => {
    const [own, other] = [inputsOf(game, jobOf(cell, number), number), inputsOf(game, jobOf(rival, number), number)];
    return Math.max(
      0,
      own.findIndex((input, i) => canonical(input) !== canonical(other[i])),
    );
  };
  const rivalOf = (cell: Cell) =>
    cell === baseOf(cell.place) ? cells.find((one) => one.place === cell.place && one !== cell) : baseOf(cell.place);
  return {
    watch: (place, variant, number) => {
      const cell = cellAt(place, variant);
      if (!cell) return undefined;
      const rival = rivalOf(cell);
      const at = rival ? partingOf(cell, number, rival) : 0;
      return `${site}/replay?at=${at}#r=${packed(recordOf(game, jobOf(cell, number), number))}`;
    },
    play: (place, variant) => {
      const cell = cellAt(place, variant);
      return cell && `${site}/play/${game.id}#setup=${encodeURIComponent(JSON.stringify(cell.setup))}`;
    },
  };
}
