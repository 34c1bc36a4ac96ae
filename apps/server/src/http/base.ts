/** A request's target as it would be if the site were hosted at `/`. A proxy may have taken the base away already. */
export const withoutBase = (base: string, target: string): string =>
  base !== '/' && target.startsWith(base) ? target.slice(base.length - 1) : target;
