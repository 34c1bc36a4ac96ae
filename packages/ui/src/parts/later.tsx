import { lazy, Suspense, type ComponentType } from 'react';

/** A part of a board that is loaded when it is first shown; until it is there, nothing stands in its place. */
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
