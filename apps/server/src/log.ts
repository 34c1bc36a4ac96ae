/** Structured lines; the server's logger fits. */
export type Log = {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
};
const nothing = (): void => undefined;
export const noLog: Log = { info: nothing, warn: nothing, error: nothing };
