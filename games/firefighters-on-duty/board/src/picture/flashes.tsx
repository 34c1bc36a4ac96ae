import { deliveredName, evacuatedName, type City, type Fd, type FdEvent } from '@nightfall/firefighters-on-duty';
import type { BoardProps } from '@nightfall/ui';
import { plotsOf } from './layout.ts';
import { Thrown, throwOf } from './thrown.tsx';

/** Where an event happened, what appears there, and how it looks. */
type Spark = { readonly place: string; readonly text: string; readonly mood: 'good' | 'bad' | 'calm' };

/** Where to look while an event is told: also where a card or a die is about a place, and nothing appears there. */
export const placeOfEvent = (event: FdEvent): string | undefined =>
  sparkOf(event)?.place ?? ('space' in event ? (event.space ?? undefined) : undefined);

function sparkOf(event: FdEvent): Spark | undefined {
  switch (event.type) {
    case 'extinguish':
      return {
        place: event.space,
        text: event.removed > 0 ? `−${event.removed}` : 'miss',
        mood: event.removed > 0 ? 'good' : 'calm',
      };
    case 'axeUsed':
      return { place: event.space, text: event.removed > 0 ? 'cleared' : 'no luck', mood: event.removed > 0 ? 'good' : 'calm' };
    case 'shutOff':
      return { place: event.space, text: 'power off', mood: 'good' };
    case 'evacuated':
      return { place: event.space, text: `${evacuatedName(event.total)} is safe`, mood: 'good' };
    case 'delivered':
      return { place: event.space, text: `${deliveredName(event.total)} is in good hands`, mood: 'good' };
    case 'waterLoaded':
      return { place: event.from, text: `+${event.n}`, mood: 'good' };
    case 'reserveRaised':
      return { place: event.station, text: '+1', mood: 'good' };
    case 'vehicleMoved':
    case 'firefighterMoved':
    case 'personMoved':
      return { place: event.to, text: '', mood: 'calm' };
    case 'casualty':
      return { place: event.space, text: 'lost', mood: 'bad' };
    case 'injured':
      return { place: event.space, text: 'hurt', mood: 'bad' };
    case 'burnedDown':
      return { place: event.space, text: 'burned down', mood: 'bad' };
    case 'hazardTriggered':
      return { place: event.space, text: event.hazard === 'gas' ? 'gas tank' : 'explosion', mood: 'bad' };
    case 'firePlaced':
      return { place: event.space, text: `+${event.count}`, mood: 'bad' };
    case 'vehicleDamaged':
    case 'vehicleRemoved':
      return { place: event.space, text: event.type === 'vehicleRemoved' ? 'lost' : 'damaged', mood: 'bad' };
    case 'callAnswered':
      return {
        place: event.space,
        text: event.response === 'late' ? 'too late' : 'answered',
        mood: event.response === 'late' ? 'bad' : 'good',
      };
    case 'spreadRolled':
      return { place: event.space, text: event.fire > 0 ? `+${event.fire}` : 'holds', mood: event.fire > 0 ? 'bad' : 'calm' };
    case 'tokenPlaced':
    case 'held':
      return { place: event.space, text: '', mood: 'calm' };
    default:
      return undefined;
  }
}

/** While the clock runs, what happened flashes where it happened; afterwards the event that is told stands out. */
export function Flashes({ city, event, flashes }: BoardProps<Fd> & { city: City }) {
  const told = event && sparkOf(event);
  return (
    <g className="fd-sparks" aria-hidden="true">
      {flashes.map(({ id, event: flash }) => {
        const spark = sparkOf(flash);
        return spark && <SparkAt key={id} city={city} spark={spark} event={flash} />;
      })}
      {told && <SparkAt key={`${told.place}${told.text}`} city={city} spark={told} event={event} isTold />}
    </g>
  );
}

type SparkProps = { readonly city: City; readonly spark: Spark; readonly event: FdEvent; readonly isTold?: boolean };
function SparkAt({ city, spark, event, isTold = false }: SparkProps) {
  const fell = throwOf(event);
  const plot = plotsOf(city)[city.indexOf[spark.place] ?? -1];
  if (!plot) return null;
  const { x, y } = plot.heart;
  return (
    <g transform={`translate(${x} ${y})`} className={`fd-spark fd-${spark.mood}${isTold ? ' fd-told' : ''}`}>
      <circle r={20} />
      {spark.text && (
        <text y={4} className={fell && 'fd-after'}>
          {spark.text}
        </text>
      )}
      {fell && <Thrown {...fell} />}
    </g>
  );
}
