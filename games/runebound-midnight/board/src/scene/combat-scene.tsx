import { percent } from '@nightfall/kit/words';
import {
  attackDamage,
  attacksOf,
  challengeOf,
  characterOf,
  damageAgainst,
  foresee,
  heroOf,
  KING,
  kingTile,
  lifeOf,
  PHASE_NAMES,
  PHASES,
  placeName,
  rollChance,
  rollModifiers,
  staminaOf,
  top,
  type Combat,
  type Fighter,
  type Modifier,
  type Phase,
  type Rune,
  type View,
} from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { InRoom } from '../picture/room.tsx';
import { heroLetter } from '../picture/pieces.tsx';
import { TerrainSign } from '../picture/glyphs.tsx';
import { Pips } from '../picture/pips.tsx';
import { FoePortrait, HeroPortrait } from './portraits.tsx';
import { Throw } from './throw.tsx';
import './scene.css';

type Props = BoardProps<Rune>;

/** A fight: both sides, the three phases, every number and the chance behind it. */
export function CombatScene(props: Props) {
  const { view } = props;
  const combat = view.combat!;
  const { name, minion, text, keywords } = challengeOf(combat.card);
  return (
    <InRoom isForMap>
      <div className="rm-stage">
        <div className="rm-scene" role="group" aria-label={`Combat at ${placeName(combat.space)}`}>
          <section className={`rm-foe rm-foe-${combat.card.charAt(0).toLowerCase()}`}>
            <FoePortrait minion={minion} />
            <p className="rm-where">
              {KINDS[combat.kind]} at {placeName(combat.space)}, round {Math.max(1, combat.round)}
            </p>
            <h2>{name}</h2>
            <p className="rm-minion">{minion}</p>
            <Pips kind="life" full={combat.life} lost={combat.wounds} />
            <p className={combat.round > 0 && text.startsWith('Before combat') ? 'rm-card-text rm-past' : 'rm-card-text'}>
              {text}
            </p>
            <Keywords names={keywords.filter((one) => !text.toLowerCase().includes(one.toLowerCase()))} />
          </section>
          <ol className="rm-phases">
            {PHASES.map((phase) => (
              <PhaseColumn key={phase} {...props} combat={combat} phase={phase} />
            ))}
          </ol>
          <section className="rm-party">
            {combat.fighters.map((fighter) => (
              <FighterCard
                key={fighter.seat}
                view={view}
                combat={combat}
                fighter={fighter}
                isActing={props.acting.includes(fighter.seat)}
                isKing={props.seat === KING}
              />
            ))}
          </section>
          <div className="rm-throw-place">
            <Throw event={props.event} settings={props.settings} />
          </div>
        </div>
      </div>
    </InRoom>
  );
}
const Keywords = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <p className="rm-keywords">{names.join(' · ')}</p>;
const KINDS = { adventure: 'Adventure', patrol: 'Patrol', assault: 'Assault' } as const;

/** Whose chances are shown: the fighter who acts, or the first who stands. */
function focusOf(view: View, combat: Combat): Fighter | undefined {
  const frame = view.stack.find((f) => f.rule === 'combat');
  return (frame && combat.fighters[frame.turn]) ?? combat.fighters.find(({ out }) => out === '');
}

function PhaseColumn({ view, combat, phase }: Props & { combat: Combat; phase: Phase }) {
  const now = top(view);
  const frame = view.stack.find((f) => f.rule === 'combat');
  const fighter = focusOf(view, combat);
  const isNow = frame?.rule === 'combat' && frame.phase === phase && (frame.at === 'act' || now?.rule === 'blow');
  const symbol = view.king.tile === '' ? undefined : kingTile(view.king.tile).symbols[phase];
  return (
    <li className={`rm-phase${isNow ? ' is-now' : ''}`}>
      <h3>
        {PHASE_NAMES[phase]}
        {combat.influenced[phase] && symbol && (
          <span className="rm-influenced" title={`Influenced by the Night King: each ${symbol} he rolled added 1`}>
            <TerrainSign terrain={symbol} />
          </span>
        )}
      </h3>
      <p className="rm-value">
        <strong>{combat.value[phase]}+</strong>
      </p>
      <p className="rm-harm">deals {combat.damage[phase]}</p>
      {fighter && fighter.out === '' && <Odds view={view} combat={combat} fighter={fighter} phase={phase} />}
      {now?.rule === 'blow' && now.phase === phase && now.dice.length > 0 && <Dice dice={now.dice} bonus={now.bonus} />}
    </li>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** What an attack and a defence need, how likely each is, and where every number comes from. */
function Odds({ view, combat, fighter, phase }: { view: View; combat: Combat; fighter: Fighter; phase: Phase }) {
  const hero = heroOf(view, fighter.seat);
  const harm = damageAgainst(hero, combat, fighter, phase);
  const value = combat.value[phase]!;
  const attack = rollModifiers(hero, combat, fighter, { phase, isAttack: true });
  const defend = rollModifiers(hero, combat, fighter, { phase, isAttack: false });
  return (
    <dl className="rm-odds">
      <dt>
        Attack<span className="rm-detail"> for {attackDamage(hero, fighter, phase)}</span>
      </dt>
      <Roll modifiers={attack} value={value} />
      <dt>
        Defend
        {harm > 0 && (
          <span className={harm === combat.damage[phase] ? 'rm-aside' : 'rm-detail'}>{`, else ${woundsOf(harm)}`}</span>
        )}
      </dt>
      {harm === 0 ? (
        <dd>
          <span className="rm-detail">nothing to fear</span>
          <strong className="rm-short">–</strong>
        </dd>
      ) : (
        <Roll modifiers={defend} value={value} />
      )}
    </dl>
  );
}
const woundsOf = (n: number): string => (n === 1 ? '1 wound' : `${n} wounds`);
function Roll({ modifiers, value }: { modifiers: readonly Modifier[]; value: number }) {
  const bonus = modifiers.reduce((sum, { n }) => sum + n, 0);
  return (
    <dd>
      <strong>{rollChance(value, bonus)} %</strong> <span className="rm-aside">2 dice</span>{' '}
      <span className="rm-detail">{modifiers.map(({ name, n }) => `${signed(n)}\u00a0${name}`).join(' ')}</span>
    </dd>
  );
}

const Dice = ({ dice, bonus }: { dice: readonly number[]; bonus: number }) => (
  <p className="rm-dice">
    {dice.map((face, i) => (
      <span key={i} className="rm-d10">
        {face}
      </span>
    ))}
    {bonus !== 0 && <span>{signed(bonus)} from cards</span>}
  </p>
);

type FighterProps = {
  readonly view: View;
  readonly combat: Combat;
  readonly fighter: Fighter;
  readonly isActing: boolean;
  readonly isKing: boolean;
};
function FighterCard({ view, combat, fighter, isActing, isKing }: FighterProps) {
  const hero = heroOf(view, fighter.seat);
  const left = attacksOf(view, combat, fighter) - fighter.attacks;
  return (
    <div className={`rm-fighter rm-seat-${fighter.seat}${isActing ? ' is-acting' : ''}${fighter.out ? ' is-out' : ''}`}>
      <HeroPortrait card={hero.card} letter={heroLetter(view, fighter.seat)} />
      <h3>{characterOf(view, fighter.seat)}</h3>
      {/* A Hero who is down has been healed already, for the next morning. */}
      {fighter.out === '' && (
        <>
          <Pips kind="life" full={lifeOf(hero)} lost={hero.wounds} />
          <Pips kind="stamina" full={staminaOf(hero)} lost={hero.exhaustion} />
        </>
      )}
      <p className="rm-left">
        {fighter.out === 'escaped'
          ? 'has escaped'
          : fighter.out
            ? 'is down'
            : left === 1
              ? '1 attack left'
              : `${Math.max(0, left)} attacks left`}
      </p>
      {fighter.out === '' && combat.fighters.length === 1 && (
        <Prospect view={view} combat={combat} fighter={fighter} isKing={isKing} />
      )}
    </div>
  );
}

/** How the fight ends if the Hero fights to the end and uses no cards; while the Night King’s influence is to come, with all it may bring. */
function Prospect({ view, combat, fighter, isKing }: Omit<FighterProps, 'isActing'>) {
  const { win, lose, least, most, isOpen } = foresee(view, combat, fighter);
  return (
    <p className="rm-prospect" title="If the Hero never escapes and uses no cards">
      Wins <strong>{percent(win)}</strong>
      <span className="rm-detail">
        , knocked out <strong>{percent(lose)}</strong>
        {win + lose < 0.995 && (
          <>
            , open <strong>{percent(1 - win - lose)}</strong>
          </>
        )}
      </span>
      {isOpen && <span className="rm-coming">{comingText(least, most, isKing)}</span>}
    </p>
  );
}
/** The dice of the Night King are still to fall. */
function comingText(least: number, most: number, isKing: boolean): string {
  const influence = isKing ? 'Your influence' : 'The Night King’s influence';
  const change = percent(least) === percent(most) ? 'is counted in' : `decides: ${Math.round(100 * least)} to ${percent(most)}`;
  return `. ${influence} ${change}.`;
}
