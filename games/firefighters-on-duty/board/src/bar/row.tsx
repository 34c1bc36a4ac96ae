import { BarButton } from '@nightfall/ui';
import { subjectsOf } from './labels.ts';
import { Children, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The first deed that stands below the line, and how many stand there. Choosers with nothing to choose take no room. */
type Fit = { readonly fits: number; readonly hidden: number; readonly about: string; readonly leads: string };
function fitIn(line: HTMLElement): Fit {
  const boxes = [...line.children].map((one) => one.getBoundingClientRect());
  const bottom = boxes.find(({ height }) => height > 0)?.bottom ?? 0;
  const isBelow = ({ top, height }: DOMRect) => height > 0 && top >= bottom;
  const fits = boxes.findIndex(isBelow);
  const below = [...line.children].filter((_, i) => isBelow(boxes[i]!));
  const types = below.flatMap((one) => one.querySelector<HTMLElement>('[data-deed]')?.dataset['deed'] ?? []);
  return { fits: fits < 0 ? boxes.length : fits, hidden: below.length, about: subjectsOf(types), leads: types.join(' ') };
}

const isSame = (a: Fit, b: Fit): boolean =>
  a.fits === b.fits && a.hidden === b.hidden && a.about === b.about && a.leads === b.leads;

type Props = {
  readonly children: ReactNode;
  /** What ends a round keeps its place. */
  readonly end?: ReactNode;
};
/** One line of deeds: what does not fit waits behind "more", and lies over dice and fleet when that is pressed. */
export function DeedRow({ children, end }: Props) {
  const deeds = Children.toArray(children);
  const line = useRef<HTMLDivElement>(null);
  const [{ fits, hidden, about, leads }, setFit] = useState<Fit>({ fits: Infinity, hidden: 0, about: '', leads: '' });
  const [isOpen, setOpen] = useState(false);
  const measure = () => {
    const fit = fitIn(line.current!);
    setFit((before) => (isSame(before, fit) ? before : fit));
  };
  useLayoutEffect(measure);
  useEffect(() => {
    const box = line.current!;
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    // A deed that is done folds the rest away.
    const close = ({ target }: Event) => target instanceof Element && target.closest('[data-deed]') && setOpen(false);
    box.addEventListener('click', close);
    return () => {
      resized.disconnect();
      box.removeEventListener('click', close);
    };
    // What it measures is found anew each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className="fd-deeds" data-open={isOpen}>
      {/* What does not fit stands in a second line, out of sight and reach. */}
      <div ref={line} className="fd-line">
        {deeds.map((deed, i) => (
          <span key={i} inert={!isOpen && i >= fits}>
            {deed}
          </span>
        ))}
      </div>
      {(isOpen || hidden > 0) && (
        <BarButton className="button fd-more" data-leads={leads} aria-expanded={isOpen} act={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer' : `${hidden} more`}
          {!isOpen && about !== '' && <small>{about}</small>}
        </BarButton>
      )}
      {end}
    </div>
  );
}
