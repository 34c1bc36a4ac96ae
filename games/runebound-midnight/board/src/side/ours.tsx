/** Marks what the original rules do not have, as the pages of a new game do. */
export const Ours = () => (
  <span className="addition" title="Not in the original rules">
    our addition
  </span>
);
