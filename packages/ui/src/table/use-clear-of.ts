import { useEffect, useLayoutEffect, useRef, useState, useEffectEvent } from 'react';
import { isWide } from '../screen.ts';
import { piecesWith } from './mark-pieces.ts';

/** Where words stand: low or high on the board, or aside, over the bar, where a narrow board has no room for them. */
export type WordsPlace = 'low' | 'high' | 'aside';

/** Words take up about this much of the board's height. */
const SHARE = 0.4;

/** The end of the board that has fewer of these pieces; on a narrow screen aside of all of them, for words that may stand there. Found anew for other words. */
export function useClearOf(words: object | undefined, marks: readonly string[], mayStandAside = false): WordsPlace {
  const [place, setPlace] = useState<WordsPlace>('low');
  const find = useEffectEvent((_words: object | undefined, marks: readonly string[], mayStandAside: boolean) =>
    setPlace(clearOf(marks, mayStandAside)),
  );
  // Measured on the screen, which has nothing to measure before.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => find(words, marks, mayStandAside), [words, marks, mayStandAside]);
  return place;
}
function clearOf(marks: readonly string[], mayStandAside: boolean): WordsPlace {
  const pieces = piecesWith(marks);
  // Words about cards of the bar leave them in sight.
  if (mayStandAside && !isReadInBar() && (pieces.length > 0 || marks.length === 0) && !isWide()) return 'aside';
  return awayFromHand() ?? awayFrom(pieces.map(middleOf));
}
const PRESSED = '.table-board .camera :is(button, [role="button"]):not(:disabled, [aria-disabled="true"])';
/** What is pressed at one end of the board only, such as a hand of cards, is never covered, whatever is spoken of. */
function awayFromHand(): WordsPlace | undefined {
  const board = document.querySelector('.table-board')?.getBoundingClientRect();
  if (!board || (!isWide() && isTaken())) return undefined;
  const [low, high] = atEnds(board, Array.from(document.querySelectorAll(PRESSED), middleOf));
  return low > 0 === high > 0 ? undefined : low > 0 ? 'high' : 'low';
}
/** Cards or a fight over the board, or in its place: there is no end of it without something to press. */
const isTaken = () => document.querySelector('.table-board :is(.camera[inert], [data-over=all])') !== null;
/** Dice in the bar that the words speak of. */
const isReadInBar = () => document.querySelector('.bar [data-read]') !== null;
/** On some boards what is read stands at the foot. */
const isReadAtFoot = () => document.querySelector('.table-board [data-foot]') !== null;
/** The end of the board away from these heights of the screen; where there are none, away from what is read. */
export function awayFrom(heights: readonly number[]): WordsPlace {
  const board = document.querySelector('.table-board')?.getBoundingClientRect();
  if (!board) return 'low';
  if (!isWide() && isTaken()) return 'aside';
  const [low, high] = atEnds(board, heights);
  return low > high || (heights.length === 0 && isReadAtFoot()) ? 'high' : 'low';
}
const atEnds = ({ y: top, bottom, height }: DOMRect, heights: readonly number[]): readonly [low: number, high: number] => [
  heights.filter((y) => y > bottom - SHARE * height && y < bottom).length,
  heights.filter((y) => y < top + SHARE * height).length,
];
function middleOf(piece: Element): number {
  const { y, height } = piece.getBoundingClientRect();
  return y + height / 2;
}

/** Away from where the player has just pointed, for the answer to that. */
export function useClearOfTouch(said: object | undefined): WordsPlace {
  const [place, setPlace] = useState<WordsPlace>('low');
  const touched = useRef<number>(undefined);
  useEffect(() => {
    const note = (e: PointerEvent) => (touched.current = e.clientY);
    addEventListener('pointerdown', note, true);
    return () => removeEventListener('pointerdown', note, true);
  }, []);
  const find = useEffectEvent((_said: object | undefined) =>
    setPlace(touched.current === undefined ? 'low' : awayFrom([touched.current])),
  );
  useLayoutEffect(() => find(said), [said]);
  // Cards or a fight may take the place of the board while the words still stand.
  useEffect(() => {
    const board = document.querySelector('.table-board .camera');
    if (!said || !board) return undefined;
    const taken = new MutationObserver(() => find(said));
    taken.observe(board, { attributes: true, attributeFilter: ['inert'] });
    return () => taken.disconnect();
  }, [said]);
  return place;
}
