import { type Proposed, reviewing, stillPlanned, weighing } from '@nightfall/bots';
import { load } from '@nightfall/catalog';
import { openRecord, parseRecord, quickRandom, type Game, type Hint, type Mind, type Plan, type Types } from '@nightfall/kernel';
import { answerTo } from '@nightfall/table';
import { answerInWorker, type Asked } from './asking.ts';
import { inSlices } from './slices.ts';
import type { Question } from './thinker.ts';

type Tell = (more: unknown) => void;
type Of<K extends Question['ask']> = Asked<Extract<Question, { readonly ask: K }>>;
type WithMind = Game & { readonly mind: Mind<Types> };
const hasMind = (game: Game): game is WithMind => game.mind !== undefined;

/** A caller that asks anew no longer waits for what was asked before. */
let newest = 0;
/** What was proposed last. */
let proposed: Proposed<Types> | undefined;

/** Bots, hints and reviews think here, so that the table never stands still. */
answerInWorker<Question>(async (question, tell) => {
  newest = question.id;
  if (question.ask === 'rest') return undefined;
  const game = await load(question.game);
  if (question.ask === 'bot') return answerTo(game, question);
  return question.ask === 'hint' ? hint(game, question, tell) : review(game, question, tell);
});

/** The hint at once, and its odds when they are reckoned. */
function hint(game: Game, question: Of<'hint'>, tell: Tell): Hint<Types> | undefined {
  const { view, seat, seed } = question;
  const found = game.hint?.(view, seat, quickRandom(seed), proposed && stillPlanned(game, proposed, view));
  const plan = (found?.plan ?? found?.moves ?? []) as Plan<Types>;
  proposed = { view, plan };
  if (plan.length > 0 && hasMind(game)) void weigh(game, question, plan, tell);
  return found;
}
async function weigh(game: WithMind, { id, view, seat, seed }: Of<'hint'>, plan: Plan<Types>, tell: Tell): Promise<void> {
  const prospect = await inSlices(weighing(game, view, seat, plan, quickRandom(seed)), () => newest === id);
  if (prospect) tell(prospect);
}

/** A game that is over, looked back on by those who sat in these seats. */
async function review(game: Game, { id, record, seats }: Of<'review'>, tell: Tell): Promise<unknown> {
  const read = parseRecord(record);
  const opened = 'where' in read ? read : openRecord(game, read);
  if ('where' in opened || !hasMind(game)) return undefined;
  const { match } = opened;
  const [seat = 0] = seats;
  const { players } = match.head.setup;
  const steps = reviewing({ game, start: match.seek(0), inputs: match.inputs, seats, seat, players });
  return inSlices(
    steps,
    () => newest === id,
    ({ done, of }) => tell(done / of),
  );
}
