/** Remembers the last answer: board and bar ask the same thing one after the other, and planning takes a while. */
export function remembering<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  let last: { readonly args: A; readonly answer: R } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, i) => arg === args[i])) last = { args, answer: work(...args) };
    return last.answer;
  };
}
