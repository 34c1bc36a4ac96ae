import { BarButton } from '@nightfall/ui';
import { subjectsOf } from './labels.ts';
import { Children, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The first deed that stands below the line or after the break, and how many do. Choosers with nothing to choose take no room. */
type Fit = { readonly fits: number; readonly hidden: number; readonly about: string; readonly leads: string };
function fitIn(line: HTMLElement): Fit {
  const all = [...line.children];
  const boxes = all.map((one) => one.getBoundingClientRect());
  const end = all.findIndex((one) => one.classList.contains('fd-break'));
  const bottom = boxes.find(({ height }) => height > 0)?.bottom ?? 0;
  const isBelow = ({ top, height }: DOMRect, i: number) => height > 0 && (top >= bottom || (end >= 0 && i > end));
  const fits = boxes.findIndex(isBelow);
  const below = all.filter((_, i) => isBelow(boxes[i]!, i));
  const types = below.flatMap((one) => one.querySelector<HTMLElement>('[data-deed]')?.dataset['deed'] ?? []);
  return { fits: fits < 0 ? boxes.length : fits, hidden: below.length, about: subjectsOf(types), leads: types.join(' ') };
}

const isSame = (a: Fit, b: Fit): boolean =>
  a.fits === b.fits && a.hidden === b.hidden && a.about === b.about && a.leads === b.leads;

type Props = {
  readonly children: ReactNode;
  /** What ends a round keeps its place. */
  readonly end?: ReactNode;
  /** Deeds that wait behind "more" even where there is room. */
  readonly later?: readonly ReactNode[];
};
/** One line of deeds: what does not fit waits behind "more", and lies over dice and fleet when that is pressed. */
export function DeedRow({ children, end, later = [] }: Props) {
  const deeds = Children.toArray(children);
  const rest = Children.toArray(later);
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
        {rest.length > 0 && <span className="fd-break" />}
        {rest.map((deed, i) => (
          <span key={`later ${i}`} inert={!isOpen}>
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
