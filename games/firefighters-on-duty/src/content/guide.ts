/** FD-23.7 The hints of guided play, one at a time; the lesson watches for what completes each. */
export const GUIDE = {
  ready:
    'Two houses are on fire, and someone is in E3. To put a fire out you need two things: a firefighter with a hose inside the house, and your engine with water on a road beside it. Press Ready.',
  briefing:
    'Before every round there is a briefing: look where it burns, and plan. Ready begins the round. This one has no clock.',
  load: 'Load your crew: two firefighters, two hoses and an axe. Loading is free.',
  drive: 'Roll. A Vehicle symbol drives one space: C4, around the ring to C6, then E4, the road beside the fire.',
  unload: 'Your engine is beside E1. Now put a firefighter and a hose on the road: that is free too.',
  enter: 'Use Firefighter to send the firefighter into E1. The hose comes along.',
  spray:
    'A hose inside, your engine beside it: now E1 can be sprayed. Use Water. With − and + you say how much; each die of 3 or more puts a fire out. Then tap E1.',
  find: 'E1 is out. Someone is still in E3: walk a firefighter there, one space for each Firefighter symbol.',
  lead: 'Another Firefighter symbol leads the civilian out to the road E2. The firefighter stays behind.',
  hydrant: 'Your engine stands at a hydrant: fill it up. That is free.',
  blocked:
    'A road holds one vehicle, and there is only one way in here: your engine blocks the People Carrier. Drive it out of the way, to C4.',
  carrier: 'The way is free. Drive the Carrier to the civilian with Vehicle symbols, and load them: that is free.',
  gather: 'Drive the Carrier to the gathering point C2 and let the civilian off there.',
  bell: 'The civilian is safe, but E7 still burns. Leave it for once and press Done: see what a fire does when the bell rings.',
  flames: 'Somebody stands in a burning house. Anyone who is there at the bell is hurt: get them out, or put the fire out.',
  grown:
    'E7 has grown to two fires, and C9 next to it has caught fire: a die decides for each neighbour. At three fires a house draws a card, at four it burns down. Now the clock runs: three minutes. Press Ready.',
  fire: 'After the bell the fire has its turn: it grows where it burns, then it spreads. From now on you play against the clock.',
  clock:
    'The same again, against the clock: your engine beside the fire, a firefighter with a hose inside, then Water. Roll as often as you like. Pause is always there.',
  done: 'All clear: nothing burns, and every goal is met. End the round.',
  last: 'That is the whole trade: hose inside, engine beside, people out, and the fire never waits. Market Day is next: more fires, calls for help, and a colleague at your side.',
} as const;
export type LessonId = keyof typeof GUIDE;
