import { useSyncExternalStore, type AnchorHTMLAttributes } from 'react';
import { at, pathIn } from './base.ts';

const listeners = new Set<() => void>();
const tell = () => {
  for (const one of listeners) one();
};
addEventListener('popstate', tell);

/** Goes to a path of this site without loading it again. */
export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', at(to));
  else history.pushState(null, '', at(to));
  tell();
  scrollTo(0, 0);
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
export const usePath = (): string => useSyncExternalStore(subscribe, () => pathIn(location.pathname));

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string };
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      href={at(to)}
      {...rest}
      onClick={(e) => {
        onClick?.(e);
        if (e.defaultPrevented || e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return;
        e.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
