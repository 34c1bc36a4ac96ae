import { load } from '@nightfall/catalog';
import { type Block, type LabPlayed, playBlock, type Players } from '@nightfall/lab';

/** A block that was played before. */
export type Kept = { readonly block: Block; readonly played: readonly LabPlayed[] };
export const SAID = 'the rules or a bot have changed since; what they change is played again';

/** The first and the last of each table. */
export function endsOf<T>(all: readonly T[], tableOf: (one: T) => string): readonly T[] {
  const lastOf = (some: readonly T[]) => [...new Map(some.map((one) => [tableOf(one), one])).values()];
  return [...new Set([...lastOf(all), ...lastOf(all.toReversed())])];
}
/** The tables of which a kept game goes otherwise today: one of their first block and one of their last are played again. */
export async function changedAmong(found: readonly Kept[], probe: Players): Promise<ReadonlySet<string>> {
  const probes = new Map(endsOf(found, ({ block }) => block.key).map(({ block, played }) => [firstOf(block), played[0]]));
  const changed = new Set<string>();
  if (probes.size === 0) return changed;
  await probe([...probes.keys()], (block, [today]) => {
    if (JSON.stringify(today) !== JSON.stringify(probes.get(block))) changed.add(block.key);
  });
  return changed;
}
const firstOf = (block: Block): Block => ({ ...block, job: { ...block.job, to: block.job.from + 1 } });

/** Plays here and now, one after the other. */
export const probeHere: Players = async (blocks, tell) => {
  for (const block of blocks) tell(block, playBlock(await load(block.job.game), block.job));
};
