import { MAP, type RuneEvent, type View } from '@nightfall/runebound-midnight';

/** The picture after one more event. The view that follows is the truth; this only keeps step with the telling. */
export function withEvent(view: View, event: RuneEvent): View {
  switch (event.type) {
    case 'heroMoved':
    case 'refugeFound': {
      const space = event.type === 'heroMoved' ? event.to : event.space;
      return { ...view, heroes: view.heroes.map((hero, i) => (i + 1 === event.seat ? { ...hero, space } : hero)) };
    }
    case 'patrolMoved':
      return {
        ...view,
        patrols: view.patrols.map((patrol) => (patrol.number === event.patrol ? { ...patrol, space: event.to } : patrol)),
      };
    case 'patrolDestroyed':
      return { ...view, patrols: view.patrols.filter(({ number }) => number !== event.patrol) };
    case 'mirrorTaken': {
      const { stronghold } = MAP[event.space]!;
      return { ...view, mirrors: view.mirrors.map((points, i) => (i === stronghold ? 0 : points)) };
    }
    case 'threatRose':
      return { ...view, threat: { ...view.threat, level: event.level, pool: 0 } };
    case 'doomAdded':
      return { ...view, threat: { ...view.threat, pool: event.pool } };
    case 'wounded':
      return { ...view, heroes: view.heroes.map((hero, i) => (i + 1 === event.seat ? { ...hero, wounds: event.wounds } : hero)) };
    case 'challengeStruck':
      return { ...view, combat: view.combat && { ...view.combat, wounds: event.wounds, life: event.life } };
    case 'influenced':
      return {
        ...view,
        combat: view.combat && {
          ...view.combat,
          value: view.combat.value.map((value, phase) => (phase === event.phase ? event.value : value)),
        },
      };
    default:
      return view;
  }
}
