import { useLayoutEffect, useRef } from 'react';
import type { BoardCommand, Command, Scope } from './command.ts';
import { register } from './registry.ts';

/** Puts these commands into the table of the page for as long as the component stands. */
export function useCommands(scope: Scope, commands: readonly Command[]): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => register({ scope, commands: () => latest.current }), [scope]);
}

/** The keys of a game. Those that cannot be used now stay in the table, and in the list: `isOn` says so. */
export const useBoardCommands = (commands: readonly BoardCommand[]): void => useCommands('board', commands as readonly Command[]);
/** The keys of a question that the board asks before anything else. */
export const useQuestionCommands = (commands: readonly BoardCommand[]): void =>
  useCommands('question', commands as readonly Command[]);
