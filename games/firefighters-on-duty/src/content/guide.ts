/** FD-23.7 The hints of guided play, one at a time; the board watches for what completes each. */
export const GUIDE: readonly { readonly text: string; readonly until: string }[] = [
  { text: 'Load your crew: two firefighters, two hoses and an axe. It is free.', until: 'The engine carries the kit' },
  { text: 'Roll. Use Vehicle to drive: C4, around the ring to C6, then E4.', until: 'Your engine is on E4' },
  { text: 'Put a firefighter and a hose on the road. That is free too.', until: 'Both are on E4' },
  { text: 'Use Firefighter to send the firefighter into the burning building E1 with the hose.', until: 'Both are on E1' },
  { text: 'Use Water: pick E1 and three dice. Each 3 or more puts out a fire.', until: 'E1 no longer burns' },
  { text: 'E7 burns too, and your engine on E4 already reaches it.', until: 'E7 no longer burns' },
  {
    text: 'Someone is in E3. Walk a firefighter there, then lead the civilian out to the road E2.',
    until: 'A civilian is on a road',
  },
  { text: 'Drive the People Carrier there, load, and unload at the gathering point C2.', until: 'One civilian is safe' },
  { text: 'Top up at a hydrant, C6 or E5. It is free.', until: 'You loaded water from a hydrant' },
  { text: 'Before the bell, get everyone out of the flames.', until: 'The bell rings' },
  { text: 'Now it is the fire’s turn. Watch each step: growth, then spread.', until: 'You have closed the review' },
];
