import {
  BUDGETS,
  goalsOf,
  goalText,
  game,
  scenarioById,
  SCENARIOS,
  type Difficulty,
  type Pace,
} from '@nightfall/firefighters-on-duty';
import { isFaults, type Setup } from '@nightfall/kernel';
import type { BookPage, PlayersBook } from '@nightfall/ui';
import { Dice, FireStates, Hazards, HoseTeam, Rescue, SixLines } from './pictures.tsx';

/** The player's book: what a first shift needs, without a number of a rule. */

const six = (isPaced: boolean): BookPage => ({
  id: 'six-lines',
  title: 'The game in six lines',
  Picture: SixLines,
  text: `1. You are one team. ${isPaced ? 'Every crew has a set number of rolls each round' : 'A round is two minutes on the clock'}, and everyone acts at once.
2. Roll your two dice as often as you like. Each symbol is one action: drive, walk, spray, use gear.
3. Loading, unloading and filling up cost nothing.
4. To spray a building you need a firefighter and a hose inside it and an engine with water next to it.
5. At the bell the fire hurts people, grows and spreads. Make sure nobody is in the flames then.
6. Meet every goal with fewer than three points against you, and never leave an injured person in a fire.`,
});

const round = (isPaced: boolean, rolls: number, seconds: number): BookPage => ({
  id: 'round',
  title: 'A round',
  text: `1. **Briefing.** Look at the map, tap a space to plan for it, and talk. Then press Ready.
2. **Action.** ${isPaced ? `Every crew has ${rolls} rolls; take your time.` : `${seconds} seconds for everyone at once. Anyone can pause.`}
3. **The bell.** Symbols you have not used are lost. A die you locked on your engine, the axe or the shut-off still counts.
4. **The fire.** Nine steps, one after the other. Then hydrants fill up and smouldering fires start to burn.`,
});

const DICE: BookPage = {
  id: 'dice',
  title: 'Your two dice',
  Picture: Dice,
  text: `- **Vehicle** moves your engine, the Water Truck or the People Carrier to the next road. One vehicle per road.
- **Firefighter** walks a firefighter one space, with hose and axe if you like; or leads a person from a space where a
firefighter stands.
- **Water** sprays a fire with your engine’s water, or adds one water to a station’s reserve.
- **Gear** swings the axe at debris. Two Gears shut off the electricity of a building.

Vehicle and Firefighter come up twice as often as Water and Gear. Tap anything lit up on the map, or take the action that the
bar suggests. Just reroll a symbol you don’t need.`,
};
const WATER: BookPage = {
  id: 'water',
  title: 'Putting out a fire',
  Picture: HoseTeam,
  text: `For a building you need three things: a **firefighter** and a **hose** inside, and your **engine** on a road next to it. For a
burning road, all you need is your engine on that road.

Then choose how much water to throw. Each die that reaches the number on the building puts out one fire. The water is gone
either way, so throw only about as many dice as you need.

Your engine holds twelve. Fill it up wherever it is: at a hydrant, at a station’s reserve, or from the Water Truck next to it.
Hoses reach further through a chain of buildings with a firefighter and a hose in each.`,
};
const PEOPLE: BookPage = {
  id: 'people',
  title: 'Bringing people out',
  Picture: Rescue,
  text: `A firefighter leads people out of their own space, one step for each symbol, and stays behind.

- **Civilians** are safe at the gathering point, on foot or in the People Carrier.
- **Injured people** are carried to a road and stay there until the Carrier takes them to the hospital. It has room for two.

Anyone in the flames at the bell is hurt. If anyone already **injured** is in the flames at the bell, you lose the game.`,
};
const FIRE: BookPage = {
  id: 'fire',
  title: 'What the fire does',
  Picture: FireStates,
  text: `After the bell, in this order:

1. An injured person in the flames: the game is lost.
2. People in the flames are hurt.
3. Vehicles in the flames are damaged; damaged ones are lost.
4. A building with four fires burns down: a point against you.
5. A building with three draws an event card.
6. Gas and explosives in the flames go off.
7. Distress calls: a firefighter on the spot answers them. When their round is over, it is too late: a point against you.
8. Every burning building gets one more fire.
9. Each building next to a fire rolls a die to see whether it catches fire. A firefighter inside helps.

New fire smoulders first and starts to burn next round.`,
};
const HAZARDS: BookPage = {
  id: 'hazards',
  title: 'What makes it worse',
  Picture: Hazards,
  text: `- **Gas tank:** in the flames it explodes: three new fires here.
- **Explosives:** in the flames they set fire to this building and two neighbours.
- **Live electricity:** no water here until it is shut off.
- **Thick smoke:** fires are harder to hit; it thins each round.
- **Debris:** nothing and nobody gets out until an axe clears it.`,
};

const LEVELS: { readonly [K in Difficulty]: string } = {
  easy: 'Fire spreads on a 4 or more.',
  hard: '**Hard:** fire spreads on a 3 or more.',
  inferno: '**Inferno:** fire spreads on a 2 or more.',
};
/** What this crew has to reach on this map. */
function mission(setup: Setup): BookPage {
  const { scenario: id = 'SC-1', difficulty = 'easy', heat = false } = setup.options;
  const scenario = scenarioById(String(id)) ?? SCENARIOS[0]!;
  const first = game.setup(setup);
  const goals = isFaults(first) ? [] : goalsOf(first).map((progress) => `- ${goalText(progress).split(':')[0]}.`);
  const lines = [
    scenario.text,
    `At the end of round ${scenario.rounds} you must have met every goal:`,
    goals.join('\n'),
    LEVELS[difficulty as Difficulty] ?? LEVELS.easy,
    heat === true ? '**Heat** is on: houses with one fire start with two.' : '',
    'Points against you come from buildings that burn down, calls answered too late, and people still hurt at the end. The third one loses the game.',
  ];
  return { id: 'mission', title: `This shift: ${scenario.name}`, text: lines.filter(Boolean).join('\n\n') };
}
const ALONE = `You drive the blue engine alone; the scenario is smaller for you. If bots play with you, the list of crews shows what each of them is up to.`;
const TOGETHER = `Talk. Two engines at one fire waste water; an engine on the only road blocks everyone. Anyone can send any firefighter and
drive the Truck and the Carrier. Point at the map to show what you mean; plans stay on it, faint, in your colour.`;
const team = (players: number): BookPage => ({ id: 'team', title: 'Your team', text: players === 1 ? ALONE : TOGETHER });

const book: PlayersBook = (setup) => {
  const { mode = 'clock', pace = 'standard', clock = '120' } = setup.options;
  const isPaced = mode === 'paced';
  const rolls = BUDGETS[pace as Pace] ?? BUDGETS.standard;
  return [
    six(isPaced),
    mission(setup),
    round(isPaced, rolls, Number(clock)),
    ...[DICE, WATER, PEOPLE, FIRE, HAZARDS],
    team(setup.players),
  ];
};
export default book;
