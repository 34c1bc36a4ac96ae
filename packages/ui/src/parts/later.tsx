import { lazy, Suspense, type ComponentType } from 'react';

/** A part of a board that loads when it is first shown; until then its place is empty. */
export function later<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> {
  const Part: ComponentType<P> = lazy(load);
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
