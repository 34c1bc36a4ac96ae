import { legal, refusal } from '@nightfall/kernel';
import { useMemo } from 'react';
import type { BoardProps } from '../board.ts';
import { nameOf } from '../session.ts';
import { useSettings } from '../settings.ts';
import type { Sight } from './use-sight.ts';

/** What the table gives the board of its game. */
export function useBoardProps({ session, scene, live, isMine, words, marks }: Sight): BoardProps {
  const settings = useSettings();
  const { game, company } = session;
  const { view, seat, sitters } = scene.moment;
  const moves = useMemo(() => (isMine && seat !== null ? legal(game.book, view, seat) : []), [isMine, seat, view, game]);
  return {
    game,
    view,
    seat,
    name: nameOf(sitters),
    legal: moves,
    refusal: (move) => live.stop?.no ?? refusal(game.book, view, move),
    play: (move) => void words.told(session.play(move)),
    typeDice: (faces) => void words.told(session.typeDice(faces)),
    explain: words.explain,
    say: company && ((text) => company.say(text)),
    event: scene.event,
    atStep: scene.atStep,
    lit: [...marks.lit, ...scene.lit],
    look: marks.look,
    hint: words.hint,
    settings,
  };
}
