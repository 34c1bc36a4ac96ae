import { RING_NAMES, type Madness, type MadnessMove, type Token } from '@nightfall/midnight-madness';
import { BarButton, type BoardProps } from '@nightfall/ui';
import { moveAt, type Held } from './choosing.ts';
import { gather } from './crowd.ts';
import { hold } from './hold.ts';
import { tokenName } from '../picture/token.tsx';

const said = (t: Token, isTarred: boolean) => `${tokenName(t)}${t.kind ? `, ${t.hp} left` : ''}${isTarred ? ', in tar' : ''}`;

/** MM-9.6 Several stand where the finger went: they are named in the bar. */
export function CrowdPicker(props: BoardProps<Madness> & { crowd: readonly number[]; held: Held | null }) {
  const { view, crowd, held, seat, refusal, play, memory } = props;
  const tokens = view.tokens.filter((t) => crowd.includes(t.id));
  const choose = (move: MadnessMove | undefined) => {
    gather(memory);
    if (!move || refusal(move)) return;
    hold(memory, null);
    play(move);
  };
  return (
    <div className="mm-crowd" role="group" aria-label="Which one do you mean?">
      <p className="mm-tip">
        {RING_NAMES[tokens[0]?.ring ?? 0]} ring, arc {tokens[0]?.arc}: which one do you mean?
      </p>
      {tokens.map((t) => (
        <BarButton
          key={t.id}

          className="button button-ember"
          act={() => choose(seat === null ? undefined : moveAt(held, { on: 'token', token: t.id }, view, seat))}
        >
          {said(t, view.tarred === t.id)}
        </BarButton>
      ))}
      <BarButton className="button" act={() => gather(memory)}>
        Nobody
      </BarButton>
    </div>
  );
}
