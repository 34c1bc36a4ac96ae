import { deflateRawSync } from 'node:zlib';
import { entry } from '@nightfall/catalog';
import { type Cell, isPlayable, jobFor, type Links, named, partingOf, recordOf } from '@nightfall/lab';
import type { Experiment } from './experiment.ts';

const HERE = 'http://localhost:8080';
const packed = (text: string): string => deflateRawSync(text).toString('base64url');
const inLink = (value: object): string => encodeURIComponent(JSON.stringify(value));

/**
 * Links of a report. Games that went the other way are in the link itself, at the decision where two variants parted; any other
 * game is named, and the site plays it again.
 */
export function linksFor({ game, plan, cells }: Experiment, site = HERE): Links {
  const cellAt = (place: string, variant: string) => cells.find((cell) => cell.place === place && cell.variant === variant);
  const jobOf = (cell: Cell, number: number) => jobFor(plan, cell, number, number + 1);
  return {
    score: entry(game.id)?.score,
    watch: (place, variant, other, number) => {
      const [cell, rival] = [cellAt(place, variant), cellAt(place, other)];
      if (!cell || !rival) return undefined;
      const at = partingOf(game, jobOf(cell, number), jobOf(rival, number), number);
      return `${site}/replay?at=${at}#r=${packed(recordOf(game, jobOf(cell, number), number))}`;
    },
    game: (place, variant, number) => {
      const cell = cellAt(place, variant);
      return cell && `${site}/lab/game#${inLink(named(game, plan, number, cell))}`;
    },
    play: (place, variant) => {
      const cell = cellAt(place, variant);
      return cell && isPlayable(cell) ? `${site}/play/${game.id}#setup=${inLink(cell.setup)}` : undefined;
    },
  };
}
