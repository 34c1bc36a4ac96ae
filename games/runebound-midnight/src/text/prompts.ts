import { capital, count } from '@nightfall/kit/words';
import type { Line, Seat } from '@nightfall/kernel';
import { cardName, ladderCost } from '../content/cards.ts';
import { MAP, placeName } from '../content/map.ts';
import { priceOfCounter } from '../queries/heroes.ts';
import { canBearCovenant, ladderOf } from '../queries/market.ts';
import { mirrorsLeft, pickers } from '../rules/setup.ts';
import {
  type BlowFrame,
  type CombatFrame,
  heroOf,
  type HeroFrame,
  type PatrolFrame,
  type RuneFrame,
  type SetupFrame,
  type ThreatCause,
  top,
  type View,
} from '../state.ts';
import { characterOf, isCast, type Name, PHASE_NAMES } from './names.ts';

const line = (rule: string, text: string): Line => ({ text, rule });
/** "You" for the reader, the name for everyone else; `does` and `do` are the verb for each. */
type Ask = (seat: Seat, you: string, other: string) => string;

/** The Night King and a Hero may pick at the same time; whoever has picked reads who is awaited. */
function pickPrompt([first = 0, second]: readonly Seat[], ask: Ask): string {
  const you = 'Pick your character. Nobody else sees it until all have one.';
  if (second === undefined) return ask(first, you, '{name} picks a character in secret.');
  const others = ask(second, you, '{name}');
  return ask(first, you, others === you ? you : `{name} and ${others} pick their characters in secret.`);
}
function setupPrompt(v: View, f: SetupFrame, ask: Ask): Line {
  switch (f.at) {
    case 'king':
    case 'cast':
      return line('RM-10.3', 'Dealing the characters at random.');
    case 'pick':
      return line('RM-10.4', pickPrompt(pickers(v), ask));
    case 'mirrors':
      return line(
        'RM-10.5',
        ask(
          0,
          `Choose a stronghold for a mirror. Left: ${mirrorsLeft(v)
            .toSorted((a, b) => b - a)
            .join(', ')}.`,
          '{name} places the mirrors.',
        ),
      );
    case 'patrols':
      return line('RM-10.7', ask(0, 'Place a patrol in a stronghold.', '{name} places the patrols.'));
    case 'heroes': {
      const seat = 1 + v.heroes.findIndex(({ space }) => space === '');
      return line(
        'RM-10.12',
        ask(seat, `You are ${characterOf(v, seat)}. Choose the town you start in.`, '{name} chooses a town to start in.'),
      );
    }
    default:
      return line(
        'RM-29.12',
        ask(f.seat, `Take Items worth up to ${v.variants.wellEquipped}.`, '{name} takes Items to start with.'),
      );
  }
}
function heroPrompt(v: View, f: HeroFrame, ask: Ask): Line {
  const { dice, bonusDice, space } = heroOf(v, f.seat);
  if (f.at === 'adventure')
    return line('RM-20.1', ask(f.seat, 'Take on the adventure here?', '{name} may take on the adventure.'));
  if (f.at === 'market')
    return line('RM-25.1', ask(f.seat, `Enter the market of ${placeName(space)}?`, '{name} may enter the market.'));
  if (f.at === 'shop') return line('RM-25.3', ask(f.seat, 'Buy and sell, then leave.', '{name} is in the market.'));
  const left = count(dice, 'movement die', 'movement dice');
  const go = dice + bonusDice > 0 ? `Your move: ${left} left. Tap a space to walk there.` : 'No movement dice left.';
  return line('RM-16.5', ask(f.seat, go, `{name} moves: ${left} left.`));
}
function patrolPrompt(f: PatrolFrame, ask: Ask): Line {
  const which = `patrol ${f.patrol}`;
  if (f.at === 'move') return line('RM-14.7', ask(0, `Where does ${which} go?`, `{name} moves ${which}.`));
  if (f.at === 'victim') return line('RM-14.12', ask(0, `Which Hero does ${which} attack?`, `{name} may attack with ${which}.`));
  if (f.at === 'keep') return line('RM-22.2', ask(0, 'Which of these cards fights?', '{name} chooses a card in secret.'));
  return line('RM-14.5', ask(0, `Roll, step or stay with ${which}?`, `{name} decides about ${which}.`));
}
function combatPrompt(v: View, f: CombatFrame, ask: Ask): Line {
  const combat = v.combat!;
  const seat = combat.fighters[f.turn]?.seat ?? 0;
  const phase = PHASE_NAMES[f.phase];
  switch (f.at) {
    case 'before':
      return line('RM-21.3', ask(seat, 'Use any effects you want before the combat, then press Ready.', '{name} gets ready.'));
    case 'influence':
      return line('RM-21.5', ask(0, 'Which phase do you influence?', '{name} chooses a phase to influence.'));
    case 'reroll':
      return line('RM-21.8', ask(0, `Reroll ${phase} dice, or keep them.`, '{name} may reroll influence dice.'));
    case 'boost':
      return line('RM-29.6', ask(0, 'Raise the damage of your minion?', '{name} may raise the damage.'));
    case 'escape':
      return line('RM-21.21', ask(seat, 'Escape, or stand and fight?', '{name} may escape.'));
    case 'act':
      return line('RM-21.11', ask(seat, `${phase}: attack or defend?`, `{name} acts in ${phase}.`));
    default:
      return line('RM-21.2', `${combat.card === '' ? 'The Challenge' : cardName(combat.card)}: the dice decide.`);
  }
}

function blowPrompt(f: BlowFrame, ask: Ask): Line {
  if (f.at === 'cancel') return line('RM-21.19', ask(f.seat, 'You are hit. Prevent wounds?', '{name} is hit.'));
  if (f.at === 'damage') return line('RM-21.15', ask(f.seat, 'A hit. Add damage?', '{name} has hit.'));
  if (f.at === 'reroll') return line('RM-21.19', ask(f.seat, 'Roll again?', '{name} may roll again.'));
  return line('RM-21.14', 'Rolling the dice.');
}

/** RM-13.2 What a threat test comes from. */
const CAUSED: Readonly<Record<ThreatCause, string>> = {
  step: 'The Threat step.',
  infiltration: 'A Hero was caught.',
  escape: 'A Hero has escaped.',
  knockOut: 'A Hero is knocked out.',
};
function covenantText(v: View, seat: Seat): string {
  const { items, goods } = heroOf(v, seat);
  if (items.length === 0) return 'You have no Item for a covenant yet.';
  const fits = items.some(
    (item) => canBearCovenant(item) && goods.some((good) => good !== null && ladderCost(good) <= ladderOf(item)),
  );
  return fits ? 'Put one of your goods under an Item.' : 'Nothing you hold fits under your Items now.';
}
/** RM-12.2 In how many strongholds Heroes stand. */
const assaultsNow = (v: View): number =>
  new Set(v.heroes.map(({ space }) => space).filter((space) => space !== '' && MAP[space]!.stronghold >= 0)).size;

function promptFor(v: View, f: RuneFrame, ask: Ask): Line {
  switch (f.rule) {
    case 'setup':
      return setupPrompt(v, f, ask);
    case 'variants': {
      const seat = f.side === 'king' ? 0 : 1;
      return line('RM-29.3', ask(seat, 'Pick a variant, or pass for good.', '{name} may pick a variant.'));
    }
    case 'night':
      return f.at === 'mirrors'
        ? line(
            'RM-12.2',
            ask(0, assaultsNow(v) > 1 ? 'Which assault comes first?' : 'Begin the assault.', '{name} begins an assault.'),
          )
        : line('RM-12.6', ask(0, `Spend your gold: ${v.king.gold} left.`, '{name} spends gold.'));
    case 'patrol':
      return f.at === 'roll' ? line('RM-14.6', 'Rolling the movement dice.') : patrolPrompt(f, ask);
    case 'draw':
      return line('RM-3.3', 'Drawing cards.');
    case 'threat':
      if (f.at === 'roll') return line('RM-13.1', 'Rolling the threat dice.');
      return f.at === 'raise'
        ? line(
            'RM-13.10',
            ask(0, 'The test has failed so far. Spend three exhaustion counters for +1?', '{name} may raise the roll.'),
          )
        : line('RM-13.3', ask(0, `${CAUSED[f.cause]} Make a threat test?`, '{name} may make a threat test.'));
    case 'hero':
      return heroPrompt(v, f, ask);
    case 'heal':
      return line('RM-17.5', 'Rolling a die to heal.');
    case 'barter':
      return f.at === 'roll'
        ? line('RM-17.6', 'Rolling a die to barter.')
        : line('RM-17.6', ask(f.seat, 'Sell an Item, or look for an offer.', '{name} barters.'));
    case 'infiltration':
      return f.at === 'again'
        ? line('RM-6.7', ask(f.seat, 'Caught. Try the back alleys?', '{name} may try the back alleys.'))
        : line('RM-18.1', `Rolling the dice for ${capital(f.skill)} at ${placeName(f.space)}.`);
    case 'trade':
      return line('RM-19.3', ask(f.to, 'Do you accept this trade?', '{name} has to answer a trade.'));
    case 'combat':
      return combatPrompt(v, f, ask);
    case 'blow':
      return blowPrompt(f, ask);
    case 'escape':
      return line('RM-21.22', 'Rolling the dice for the escape.');
    case 'knockOut':
      return line('RM-24.12', ask(f.seat, 'In which town do you wake?', '{name} chooses a town.'));
    case 'experience':
      return f.at === 'covenant'
        ? line('RM-27.18', ask(f.seat, covenantText(v, f.seat), '{name} decides about a covenant.'))
        : line(
            'RM-26.4',
            ask(f.seat, `Choose an experience counter for ${priceOfCounter(v)} XP.`, '{name} chooses an experience counter.'),
          );
    default:
      return line('RM-11.1', 'A round begins.');
  }
}

/** Who decides what now, in one sentence. */
export function prompt(v: View, seat: Seat | null, name: Name): Line {
  const f = top(v);
  if (!f)
    return v.result?.winner === 'heroes'
      ? line('RM-28.1', 'The mirrors are broken: the Heroes have won.')
      : line('RM-28.2', 'Midnight has come: the Night King has won.');
  return promptFor(v, f, (who, you, other) =>
    who === seat ? you : other.replace('{name}', isCast(v) ? characterOf(v, who) : name(who)),
  );
}
