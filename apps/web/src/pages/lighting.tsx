/** Stands in the place of a page that is still loading. */
export const LIGHTING = <output className="loading">Lighting the lamps…</output>;
