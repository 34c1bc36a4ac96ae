import { Children, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** How many of the buttons in a line stand in it, not below; all of them while they fit. */
function countInLine(line: HTMLElement): number {
  const boxes = [...line.children].map((one) => one.getBoundingClientRect());
  const bottom = boxes[0]?.bottom ?? 0;
  const below = boxes.findIndex(({ top }) => top >= bottom);
  return below < 0 ? boxes.length : below;
}

type Props = {
  readonly children: ReactNode;
  /** What ends a round keeps its place. */
  readonly end?: ReactNode;
};
/** One line of deeds: what does not fit waits behind "more", and lies over dice and fleet when that is pressed. */
export function DeedRow({ children, end }: Props) {
  const deeds = Children.toArray(children);
  const line = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(Infinity);
  const [isOpen, setOpen] = useState(false);
  const measure = () => line.current && setFits(countInLine(line.current));
  useLayoutEffect(() => void measure());
  useEffect(() => {
    const resized = new ResizeObserver(measure);
    resized.observe(line.current!);
    return () => resized.disconnect();
  }, []);
  const hidden = Math.max(0, deeds.length - fits);
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
        <button type="button" className="button fd-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer' : `${hidden} more`}
        </button>
      )}
      {end}
    </div>
  );
}
