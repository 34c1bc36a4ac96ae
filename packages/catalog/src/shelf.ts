/** One line for each game; its own folder says how the home page shows it. */
export { about as siege } from '../../../games/siege-of-the-eternal-night/src/content/about.ts';
export { about as madness } from '../../../games/midnight-madness/src/content/about.ts';
export { about as fires } from '../../../games/fires-at-midnight/src/content/about.ts';
export { about as firefighters } from '../../../games/firefighters-on-duty/src/content/about.ts';
export { about as runebound } from '../../../games/runebound-midnight/src/content/about.ts';
