import { legal, refusal } from '@nightfall/kernel';
import { useMemo, useState } from 'react';
import type { BoardProps } from '../board.ts';
import { newMemory } from '../memory.ts';
import { nameOf } from '../session.ts';
import { useSettings } from '../settings.ts';
import { litBy } from './hint.tsx';
import type { Sight } from './use-sight.ts';

/** What the table gives the board of its game. */
export function useBoardProps(sight: Sight, changed: readonly string[]): BoardProps {
  const { session, scene, live, isMine, words, marks, camera } = sight;
  const asked = useSettings();
  const settings = scene.isPausing && asked.motion ? { ...asked, steps: true } : asked;
  const [memory] = useState(newMemory);
  const { game, company } = session;
  const { advice } = words;
  const { view, seat, sitters, waiting, hands, pending = [] } = scene.moment;
  // The bell rang, or somebody else acted, while the finger came down.
  const isLate = () => session.now().seq !== scene.moment.seq;
  const moves = useMemo(() => (isMine && seat !== null ? legal(game.book, view, seat) : []), [isMine, seat, view, game]);
  return {
    game,
    view,
    seat,
    name: nameOf(sitters),
    table: session.id,
    legal: moves,
    refusal: (move) => live.stop?.no ?? refusal(game.book, view, move),
    play: (move) => void words.told(session.play(move), isLate()),
    typeDice: (faces) => void words.told(session.typeDice(faces)),
    explain: words.explain,
    say: company && ((text) => company.say(text)),
    letOthers: isMine && isBotAsked(sight) && game.peopleFirst?.(view) ? () => session.letOthers() : undefined,
    event: scene.event,
    flashes: scene.flashes,
    clock: live.clock,
    acting: waiting.for === 'seats' ? waiting.seats : [],
    hands: scene.playing ? [] : hands,
    pending,
    sit: (to) => session.sit(to),
    memory,
    camera,
    atStep: scene.atStep,
    noPauses: scene.noPauses,
    lit: [...marks.lit, ...scene.lit, ...litBy(advice)],
    changed,
    look: marks.look,
    // A board draws the move of a hint: it gets it with the last step.
    hint: advice?.step === 'move' ? advice.hint : undefined,
    settings,
  };
}

/** Is a bot asked beside the player? */
const isBotAsked = ({ scene: { moment } }: Sight): boolean =>
  moment.waiting.for === 'seats' && moment.waiting.seats.some((seat) => moment.sitters[seat]?.by === 'bot');
