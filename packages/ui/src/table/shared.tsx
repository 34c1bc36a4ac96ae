import type { Camera } from '../camera/camera.ts';
import type { Company } from '../company.ts';
import type { ChatLine, Question } from '../session.ts';
import { Beside } from './beside.tsx';
import { Pings, Pointing } from './pointing.tsx';
import { QuestionCard } from './question.tsx';
import { JustSaid } from './said.tsx';

type Props = {
  readonly company: Company;
  readonly camera: Camera;
  /** Left out while other words lie over the board. */
  readonly question: Question | undefined;
  readonly unread: readonly ChatLine[];
  readonly openTalk: () => void;
  readonly isPointing: boolean;
  readonly donePointing: () => void;
};

/** What others at the table put over the board. */
export function Shared({ company, camera, question, unread, openTalk, isPointing, donePointing }: Props) {
  return (
    <>
      <Pings company={company} camera={camera} />
      <JustSaid unread={unread} open={openTalk} />
      {isPointing && <Pointing company={company} done={donePointing} />}
      {question && (
        <Beside>
          <QuestionCard question={question} answer={(yes) => company.answer(yes)} />
        </Beside>
      )}
    </>
  );
}
