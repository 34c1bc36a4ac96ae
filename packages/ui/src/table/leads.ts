/**
 * What pressing something makes or leads to, as kinds of moves. The robot (`npm run robot`) looks for a way to every kind that is legal: something
 * in sight with this attribute, or with `data-deed` for a single kind.
 */
export const leadsTo = (moves: readonly { readonly type: string }[]): { readonly 'data-leads': string } => ({
  'data-leads': [...new Set(moves.map(({ type }) => type))].join(' '),
});
