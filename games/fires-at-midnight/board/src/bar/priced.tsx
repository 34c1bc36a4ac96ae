/** FM-21.17 What a button does, with the action points that it takes. */
export const Priced = ({ name, ap }: { readonly name: string; readonly ap: number }) => (
  <>
    {name} <small>{ap} AP</small>
  </>
);
