import about from '../package.json' with { type: 'json' };

/** Which build this is: players, hosts and their tools can ask. */
export const VERSION: string = about.version;
