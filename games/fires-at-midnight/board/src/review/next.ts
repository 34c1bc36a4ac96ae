import { savedCount, type View } from '@nightfall/fires-at-midnight';
import type { Setup } from '@nightfall/kernel';
import type { NextGame } from '@nightfall/ui';

const HARDER: { readonly [preset: string]: { readonly to: string; readonly why: string } | undefined } = {
  drill: { to: 'watch', why: 'Next: the watch, with five action points and seven villagers to save.' },
  watch: { to: 'midnight', why: 'Next: midnight, by the rules of the book.' },
  midnight: { to: 'inferno', why: 'Next: the inferno, where the fire spreads twice a turn.' },
};
/** The first game asks for less than its preset does; the next one does not. */
const plain = ({ options: { firefighters = 0 } }: Setup, preset: string) => ({ preset, firefighters });

/** One step that pulls: the next difficulty, or the same night again. */
export function nextNight(v: View, setup: Setup): NextGame | undefined {
  const missing = v.settings.needSaved - savedCount(v);
  if (v.result?.win === false)
    return {
      why: missing === 1 ? 'One more rescue would have done it.' : `${missing} more rescues would have done it.`,
      name: 'Try another night',
    };
  const harder = HARDER[String(setup.options['preset'] ?? 'midnight')];
  return harder && { why: harder.why, name: 'Play the harder night', setup: { ...setup, options: plain(setup, harder.to) } };
}
