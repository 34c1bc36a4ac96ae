import { count } from '@nightfall/kit/words';
import type { Line, Seat } from '@nightfall/kernel';
import { cardName } from '../content/cards.ts';
import { numberOf } from '../queries/numbers.ts';
import type { MadnessFrame, State } from '../state.ts';
import { type Name } from './names.ts';

const line = (rule: string, text: string, marks: readonly string[] = []): Line => ({ text, rule, marks });

function turnPrompt(v: State, who: string, isYou: boolean): Line {
  const may = isYou ? 'You may' : `${who} may`;
  if (v.phase === 'replace')
    return line('MM-8.4', `${may} replace ${count(numberOf(v, 'replacements') - v.replaced, 'card')}, or keep them all.`);
  if (v.phase === 'trade')
    return line('MM-8.8', `${may} trade ${count(numberOf(v, 'trades') - v.traded, 'card')}, or end trading.`);
  if (v.phase === 'reveal')
    return line('MM-11.10', `Which hidden token is flipped next? ${isYou ? 'You decide' : `${who} decides`}.`);
  return line('MM-9.1', `${isYou ? 'Play cards, or let them come' : `${who} plays cards`}.`);
}

function strikePrompt(f: Extract<MadnessFrame, { rule: 'strike' }>, who: string, isYou: boolean): Line {
  const text = `Who takes the ${f.against}'s blow in arc ${f.arc}? ${isYou ? 'You decide' : `${who} decides`}.`;
  return line(
    f.against === 'wall' ? 'MM-12.11' : 'MM-12.13',
    text,
    f.group.map((id) => `t${id}`),
  );
}

function offerPrompt(v: State, f: Extract<MadnessFrame, { rule: 'offer' }>, seat: Seat | null, name: Name): Line {
  const [give, take] = [cardName(f.give), cardName(f.take)];
  if (seat === f.partner) return line('MM-8.9', `${name(v.current)} offers you ${give} for your ${take}.`);
  return line('MM-8.9', `${name(f.partner)} decides on a trade: ${give} for ${take}.`);
}

function discardPrompt(asked: Seat, seat: Seat | null, name: Name): Line {
  return line('MM-15.8', asked === seat ? 'Choose one of your cards to discard.' : `${name(asked)} has to discard a card.`);
}

/** Who decides what now, in one sentence. */
export function prompt(v: State, seat: Seat | null, name: Name): Line {
  const f = v.stack[v.stack.length - 1];
  const [who, isYou] = [name(v.current), seat === v.current];
  if (!f)
    return v.outcome === 'won'
      ? line('MM-21.1', 'The castle stands: the team has won.')
      : line('MM-21.3', 'No tower stands: the castle is lost.');
  switch (f.rule) {
    case 'turn':
      return turnPrompt(v, who, isYou);
    case 'offer':
      return offerPrompt(v, f, seat, name);
    case 'strike':
      return strikePrompt(f, who, isYou);
    case 'march':
      return line('MM-11.9', `Which hidden token at the walls is flipped first? ${isYou ? 'You decide' : `${who} decides`}.`);
    case 'discards':
      return discardPrompt(f.seats[0]!, seat, name);
    case 'flip':
      return line('MM-11.2', 'A hidden token is flipped.', [`t${f.token}`]);
    case 'drawCards':
      return line('MM-8.1', `${name(f.seat)} draws ${count(f.left, 'card')}.`);
    case 'boulder':
      return line('MM-16.2', 'A boulder rolls.');
    case 'arrivals':
      return line('MM-19.1', 'New tokens arrive.');
    case 'setup':
      return line('MM-6.3', 'The table is being set up.');
    default:
      return line('MM-7.6', 'An effect is under way.');
  }
}
