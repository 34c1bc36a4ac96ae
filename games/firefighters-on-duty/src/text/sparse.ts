import { canonical, type Json } from '@nightfall/kernel';

/** Drops from an object what has its usual value anyway. */
export function without(
  value: { readonly [key: string]: Json },
  usual: { readonly [key: string]: unknown },
): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(value).filter(([key, item]) => canonical(item) !== canonical(usual[key])));
}
