/** FD-3.1 What is in the box. `isLimit`: the count limits play; the others are markers and never run out. */
export type Piece = { readonly name: string; readonly count: number; readonly isLimit: boolean };

export const BOX = {
  engine: { name: 'Fire Engine', count: 4, isLimit: true },
  truck: { name: 'Water Truck', count: 1, isLimit: true },
  carrier: { name: 'People Carrier', count: 1, isLimit: true },
  fire: { name: 'Fire token', count: 52, isLimit: true },
  hose: { name: 'Fire Hose token', count: 8, isLimit: true },
  axe: { name: 'Fire Axe token', count: 4, isLimit: true },
  ff: { name: 'Firefighter token', count: 8, isLimit: true },
  civ: { name: 'Civilian token', count: 10, isLimit: true },
  inj: { name: 'Injured Person token', count: 12, isLimit: true },
  tile: { name: 'City tile', count: 8, isLimit: true },
  hydrant: { name: 'Fire Hydrant tile', count: 4, isLimit: true },
  station: { name: 'Fire Station tile', count: 2, isLimit: true },
  hospital: { name: 'Hospital tile', count: 1, isLimit: true },
  gatheringPoint: { name: 'Gathering Point tile', count: 1, isLimit: true },
  burnedDown: { name: 'Burned Down tile', count: 3, isLimit: false },
  track: { name: 'Track tile', count: 1, isLimit: false },
  water: { name: 'Water die', count: 80, isLimit: true },
  allPurposeDie: { name: 'All-Purpose die', count: 4, isLimit: false },
  actionDie: { name: 'Action die', count: 8, isLimit: true },
  debris: { name: 'Debris token', count: 10, isLimit: true },
  explosive: { name: 'Explosive Substance token', count: 10, isLimit: true },
  gas: { name: 'Gas Tank token', count: 10, isLimit: true },
  power: { name: 'Electricity token', count: 10, isLimit: true },
  smoke: { name: 'Thick Smoke token', count: 10, isLimit: true },
  call: { name: 'Distress Call token', count: 8, isLimit: true },
  extinguishDifficulty: { name: 'Extinguish Difficulty token', count: 12, isLimit: false },
  marker: { name: 'Round marker and Negative Point marker', count: 2, isLimit: false },
  eventCard: { name: 'Event card', count: 23, isLimit: true },
  callCard: { name: 'Distress Call card', count: 16, isLimit: true },
  hazardCard: { name: 'Hazard card', count: 4, isLimit: true },
  axeCard: { name: 'Fire Axe card', count: 4, isLimit: false },
  shutoffCard: { name: 'Electricity Shut-off card', count: 4, isLimit: false },
  playerAid: { name: 'Player Aid', count: 4, isLimit: false },
} as const satisfies { readonly [id: string]: Piece };

/** FD-6.24 */
export const HYDRANT_HOLDS = 4;
