import { Contain, later, type Session } from '@nightfall/ui';
import type { ComponentProps } from 'react';

const EndFigures = later(() => import('./end-figures.tsx'));

/** What is counted after the end is loaded then. */
export function LazyEndFigures(props: ComponentProps<typeof EndFigures> & { readonly session: Session }) {
  return props.session.now().result ? (
    <Contain what="The story of this game" of={props.session}>
      <EndFigures {...props} />
    </Contain>
  ) : null;
}
