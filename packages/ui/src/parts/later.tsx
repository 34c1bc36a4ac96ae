import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A part of a page that loads when it is first shown; until then `meanwhile` stands in its place. A part that did not load is loaded anew when it is shown again. */
export function later<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  let Part: ComponentType<P> = begin();
  function begin(): ComponentType<P> {
    return lazy(async () => {
      try {
        return await load();
      } catch (reason) {
        Part = begin();
        throw reason;
      }
    });
  }
  return function Later(props: P) {
    const Now = Part;
    return (
      <Suspense fallback={meanwhile}>
        <Now {...props} />
      </Suspense>
    );
  };
}
