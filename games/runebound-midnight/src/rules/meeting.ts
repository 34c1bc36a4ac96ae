import type { Reason } from '@nightfall/kernel';
import { isStronghold, MAP, placeName, STRONGHOLDS } from '../content/map.ts';
import { meetingOf } from '../queries/heroes.ts';
import type { HeroFrame, View } from '../state.ts';
import { callTo as callThere } from '../verbs/heroes.ts';
import { answer, spacesOf, TOWN } from './answer.ts';
import { CALLED_THIS_TURN, MEETING_THERE, MIRROR_BROKEN, NOBODY_TO_CALL, notAStronghold } from './refusals.ts';

/** RM-16.8 Once a turn, and only where there is somebody to call. */
function refuseCall(v: View, seat: number): Reason | undefined {
  if (v.heroes.length < 2) return NOBODY_TO_CALL;
  return v.meeting?.by === seat && v.meeting.round === v.round ? CALLED_THIS_TURN : undefined;
}
/** RM-16.8 The others see the place on the map. It binds nobody. */
export const callTo = answer<HeroFrame>()('callTo', {
  fields: { stronghold: TOWN },
  name: 'Call the others',
  label: (_v, { stronghold }) => `Call the others to ${placeName(stronghold)}`,
  bars: (v, _f, seat) => refuseCall(v, seat),
  domain: () => ({ stronghold: spacesOf(STRONGHOLDS) }),
  refuse: (v, _f, { stronghold }) => {
    if (!isStronghold(stronghold)) return notAStronghold('RM-16.8');
    if (v.mirrors[MAP[stronghold]!.stronghold] === 0) return MIRROR_BROKEN;
    return meetingOf(v) === stronghold ? MEETING_THERE : undefined;
  },
  perform: (s, _f, { seat, stronghold }, out) => callThere(s, seat, stronghold, out),
});
