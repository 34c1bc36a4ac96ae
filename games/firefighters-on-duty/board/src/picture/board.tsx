import { cityOf, phaseOf, VEHICLE_IDS, type Fd, type FdMove, type State } from '@nightfall/firefighters-on-duty';
import { leadsTo, pressable, useShown, type BoardProps, type Journey } from '@nightfall/ui';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { seenNow } from '../guide/guide.ts';
import { handOf, keepLast, usePicked } from '../hand/hand.ts';
import { litPieces, litPlaces, meantBy, nextPiece, touchAt, urgentPlaces } from '../hand/meaning.ts';
import { showsForecast, useLooks } from '../hand/looks.ts';
import { obviousPlace } from '../hand/obvious.ts';
import { useSuggestion } from '../hand/suggesting.ts';
import { movesOf, pieceOf, placeOf } from '../hand/reading.ts';
import { knownOf } from '../hand/water.ts';
import { whyNot } from '../hand/why.ts';
import { Forecast } from './forecast.tsx';
import { Flashes, placeOfEvent } from './flashes.tsx';
import { Ground, Names } from './ground.tsx';
import { boundsOf, outlineOf, plotsOf } from './layout.ts';
import { LastLight, LightDefs, Lights } from './light.tsx';
import { Plans } from './plans.tsx';
import { SpacePieces } from './space.tsx';
import { Specials } from './specials.tsx';
import { withEvent } from './shown.ts';
import { placeWords } from './words.ts';
import './tokens.css';
import './picture.css';

type Props = BoardProps<Fd>;

/** The city at night from above. Touch means intent: what is touched is done with what stands there. */
export function Board(props: Props) {
  const shown = useShown(props.view, props.event, withEvent);
  const city = cityOf(shown);
  const box = useMemo(() => boundsOf(city), [city]);
  const touch = useTouch(props);
  useFollowing(props);
  const obvious = obviousPlace(useSuggestion(props));
  const looks = useLooks(props);
  const size = useSize(props.camera);
  return (
    <svg
      className={`fd-board tools-below${size}`}
      {...leadsTo(movesOf(props.legal).filter((move) => placeOf(move) !== undefined || pieceOf(move) !== undefined))}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="group"
      aria-label="The city"
      {...pressable(touch.at)}
    >
      <LightDefs />
      <Ground city={city} />
      <Lights city={city} view={shown} />
      {city.places.map((place, i) => (
        <path
          key={place.id}
          d={outlineOf(plotsOf(city)[i]!, 1, 6)}
          className={`fd-target${touch.places.has(place.id) ? (touch.urgent.has(place.id) ? ' fd-lit' : ' fd-open') : ''}${props.lit.includes(place.id) ? ' fd-named' : ''}${place.id === obvious ? ' fd-advised' : ''}`}
          role="button"
          tabIndex={touch.places.has(place.id) ? 0 : -1}
          aria-label={placeWords(shown, i)}
          data-mark={place.id}
        />
      ))}
      <Specials city={city} view={shown} />
      <Names city={city} />
      <Plans city={city} view={shown} />
      {city.places.map((place, i) => (
        <g key={place.id} data-place={place.id}>
          <SpacePieces
            city={city}
            view={shown}
            index={i}
            isLit={(mark) => touch.pieces.has(mark)}
            held={touch.held}
            lit={props.lit}
          />
        </g>
      ))}
      {props.event === undefined && showsForecast(shown, looks) && <Forecast city={city} view={shown} />}
      <LastLight city={city} view={shown} />
      <Flashes {...props} city={city} />
    </svg>
  );
}

/** Is the city so small on the screen that a name fills a cell, that two labels would print over each other, or that there is no room for two side by side? */
const sizeAt = (unit: number): string =>
  `${unit > FAR ? ' is-far' : ''}${unit > TINY ? ' is-tiny' : ''}${unit > LEAST ? ' is-least' : ''}`;
const useSize = (camera: Props['camera']): string => useSyncExternalStore(camera.subscribe, () => sizeAt(camera.now().unit));
const FAR = 1.12;
const TINY = 1.8;
/** Two letters are as broad as a cell. */
const LEAST = 2.5;

const BACK_MS = 600;
/** FD-28.20 Where only a part of the city is in sight, the camera goes to what is told and comes back, and to what a first game asks for. */
function useFollowing({ event, camera, view, seat, settings }: Props): void {
  const away = useRef<Journey>(undefined);
  useEffect(() => {
    const place = event && placeOfEvent(event);
    if (event && place !== undefined)
      if ('seat' in event && event.seat === seat) camera.reveal([place]);
      else (away.current ??= camera.journey()).to([place]);
    if (event || !away.current) return;
    // What others do comes in bursts.
    const timer = setTimeout(() => {
      away.current?.back();
      away.current = undefined;
    }, BACK_MS / settings.speed);
    return () => clearTimeout(timer);
  }, [event, camera, seat, settings.speed]);
  const seen = seenNow(view);
  useEffect(() => {
    if (seen.length > 0) camera.reveal(seen);
  }, [seen, camera]);
}

/** Vehicles are marked by their own names, everything else by its place. */
function isAt(view: State, mark: string, place: string): boolean {
  const vehicle = VEHICLE_IDS.findIndex((id) => id === mark);
  return vehicle < 0 ? mark.split('-')[0] === place : view.vehicles[vehicle]?.at === cityOf(view).indexOf[place];
}

/** The place where a marked piece is. */
function placeOfMark(view: State, mark: string): string {
  const vehicle = VEHICLE_IDS.findIndex((id) => id === mark);
  return vehicle < 0 ? mark.split('-')[0]! : (cityOf(view).ids[view.vehicles[vehicle]?.at ?? -1] ?? '');
}

/** What touching does, as far as the table offers it. */
function useTouch(props: Props) {
  const { view, seat, legal, refusal, play, explain } = props;
  const picked = usePicked(props);
  const hand = handOf(props);
  const moves = useMemo(() => movesOf(legal), [legal]);
  const places = useMemo(() => litPlaces(moves, picked), [moves, picked]);
  const pieces = useMemo(() => litPieces(moves, picked), [moves, picked]);
  const urgent = useMemo(() => urgentPlaces(moves, picked), [moves, picked]);
  const known = knownOf(view, seat);
  const act = (move: FdMove) => {
    hand.pick({ piece: null, water: null, asks: null });
    keepLast(props, move);
    play(move);
  };
  const deny = (mark: string) => {
    const no = seat === null || props.event !== undefined ? undefined : whyNot(mark, view, seat, picked);
    if (picked.piece !== null) hand.pick({ piece: null });
    if (no) explain(no);
  };
  const planFor = (place: string): FdMove | undefined => {
    if (seat === null || phaseOf(view) !== 'briefing') return undefined;
    const plan: FdMove = { type: 'plan', seat, space: view.crews[seat]!.plan === place ? null : place };
    return refusal(plan) ? undefined : plan;
  };
  const tap = (place: string) => {
    const meant = touchAt(place, moves, picked, known);
    const plan = planFor(place);
    const piece = nextPiece(
      [...pieces].filter((mark) => isAt(view, mark, place)),
      picked,
    );
    if (meant && 'pick' in meant) hand.pick({ piece: meant.pick });
    else if (meant && meant.do.type !== 'plan') act(meant.do);
    else if (plan) play(plan);
    else if (piece !== undefined) hand.pick({ piece });
    else deny(place);
  };
  const touch = (mark: string) => {
    const meant = meantBy(mark, moves, picked, known);
    const plan = meant ? undefined : planFor(placeOfMark(view, mark));
    if (plan) play(plan);
    else if (!meant) deny(mark);
    else if ('do' in meant) act(meant.do);
    else hand.pick({ piece: picked.piece === meant.pick ? null : meant.pick });
  };
  const at = (target: EventTarget) => {
    if (!(target instanceof Element)) return;
    const piece = target.closest<SVGElement>('[data-piece]')?.dataset['piece'];
    const place = target.closest<SVGElement>('[data-mark]')?.dataset['mark'];
    const mark = piece ?? place;
    if (typeof picked.asks === 'number' && seat !== null && mark !== undefined)
      act({ type: 'ask', seat, crew: picked.asks, space: placeOfMark(view, mark) });
    else if (piece !== undefined) touch(piece);
    else if (place !== undefined) tap(place);
  };
  return { places, pieces, urgent, at, held: picked.piece };
}
