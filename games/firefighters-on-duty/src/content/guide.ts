/** FD-23.7 The hints of guided play, one at a time; the board watches for what completes each. */
export const GUIDE = {
  ready:
    'Two houses are on fire, and someone is in E3. To put a fire out you need two things: a firefighter with a hose inside the house, and your engine with water on a road beside it. Press Ready.',
  load: 'Load your crew: two firefighters, two hoses and an axe. Loading is free.',
  drive: 'Roll. A Vehicle symbol drives one space: C4, around the ring to C6, then E4, the road beside the fire.',
  unload: 'Your engine is beside E1. Now put a firefighter and a hose on the road: that is free too.',
  enter: 'Use Firefighter to send the firefighter into E1. The hose comes along.',
  spray:
    'A hose inside, your engine beside it: now E1 can be sprayed. Use Water. With − and + you say how much; each die of 3 or more puts a fire out. Then tap E1.',
  team: 'E7 burns too. Your engine is beside it, but nobody is inside: send a firefighter with a hose into E7.',
  second: 'The team is inside E7. Spray it with a Water symbol.',
  find: 'Both fires are out. Someone is still in E3: walk a firefighter there, one space for each Firefighter symbol.',
  lead: 'Another Firefighter symbol leads the civilian out to the road E2. The firefighter stays behind.',
  blocked: 'A road holds one vehicle, and your engine stands where the People Carrier has to go. Drive it on.',
  carrier: 'The civilian is out. Tap the Carrier, drive it to their road with Vehicle symbols, and load them: that is free.',
  gather: 'Drive the Carrier to the gathering point C2 and let the civilian off there.',
  hydrant: 'Your engine stands at a hydrant: fill it up. That is free.',
  flames: 'Somebody stands in a burning house. Anyone who is there at the bell is hurt: get them out, or put the fire out.',
  done: 'All clear: nothing burns, and every goal is met. Press Done: the bell ends the round.',
  fire: 'After the bell the fire has its turn: it grows where it burns, then it spreads. From now on you play against the clock.',
} as const;
