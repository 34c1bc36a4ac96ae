import type { Session } from '@nightfall/ui';
import { lazy, Suspense, type ComponentProps } from 'react';

const EndFigures = lazy(() => import('./end-figures.tsx'));

/** What is counted after the end is loaded then. */
export function LazyEndFigures(props: ComponentProps<typeof EndFigures> & { readonly session: Session }) {
  return props.session.now().result ? (
    <Suspense>
      <EndFigures {...props} />
    </Suspense>
  ) : null;
}
