import { botOf, type Match, type Seat, isRefusal, takeBack } from '@nightfall/kernel';
import { type Line, type Standing, undecided } from '@nightfall/protocol';

type Before = { readonly match: Match; readonly standing: Standing; readonly at: number };
type Of<K extends Line['type']> = Extract<Line, { type: K }>;

/** Why the server would never have written this line here; undefined if it might have. Playing the line finds what the rules refuse. */
export function refuseLine(before: Before, line: Line): string | undefined {
  if (line.at < before.at) return 'its time is earlier than the line before';
  const { players } = before.match.head.setup;
  if ('seat' in line && line.seat !== null && line.seat >= players) return 'there is no such seat';
  switch (line.type) {
    case 'input':
      return refuseInput(before, line);
    case 'undo':
      return refuseUndo(before, line);
    case 'seat':
      return refuseHolder(before, line);
    case 'pause':
      return refusePause(before, line);
    case 'resume':
      return before.standing.paused ? undefined : 'nothing was paused';
    case 'ask':
      return refuseAsk(before, line);
    case 'answer':
      return refuseAnswer(before, line);
    case 'rules':
      return line.version > before.match.game.version ? 'there are no such rules' : undefined;
    case 'import':
      return undefined;
  }
}

function refuseInput({ match, standing }: Before, { at, input, q }: Of<'input'>): string | undefined {
  if (standing.paused) return 'the game was paused';
  if (q !== undefined && q !== match.question) return 'the rules ask something else here';
  const isBell = !('faces' in input) && !('seat' in input);
  if (isBell) return at < (match.deadline ?? 0) ? 'the bell rings too early' : undefined;
  return at > Math.max(match.now, match.deadline ?? Infinity) ? 'the bell was due before it' : undefined;
}

function refuseHolder({ match: { game } }: Before, { holder }: Of<'seat'>): string | undefined {
  return holder.startsWith('bot:') && !botOf(game, holder.slice('bot:'.length)) ? 'the game has no such bot' : undefined;
}
function refusePause({ standing }: Before, { seat, why }: Of<'pause'>): string | undefined {
  if (standing.paused) return 'it was already paused';
  return (seat === null) === (why === 'left' || why === 'bots') ? undefined : 'nobody paused it';
}

const isPerson = ({ holders }: Match, seat: Seat) => holders[seat] === 'person';
function refuseAsk({ match, standing }: Before, { seat, to, voices }: Of<'ask'>): string | undefined {
  if (standing.paused) return 'the game was paused';
  if (!isPerson(match, seat)) return 'nobody sits there who could ask';
  if (voices.flat().some((other) => other === seat || !isPerson(match, other))) return 'there is nobody to ask';
  const back = takeBack(match, seat, to);
  return isRefusal(back) || back.to !== to ? 'there is nothing to take back' : undefined;
}
function refuseAnswer({ standing: { question } }: Before, { seat }: Of<'answer'>): string | undefined {
  if (!question) return 'there was no question';
  return undecided(question).includes(seat) ? undefined : 'this seat was not asked, or has answered';
}

/** Free, agreed to by all who were asked, or in one pair of hands, as all seats of a game without rivals may be. */
function refuseUndo({ match, standing: { question } }: Before, { seat, to }: Of<'undo'>): string | undefined {
  if (to >= match.inputs.length) return 'there is nothing to take back';
  if (match.turnStart(seat) <= to) return undefined;
  const back = takeBack(match, seat, to);
  if (isRefusal(back)) return back.text;
  const isAgreed = question?.seat === seat && question.to === to && undecided(question).length === 0;
  return isAgreed || match.game.kind !== 'versus' ? undefined : 'nobody agreed to it';
}
