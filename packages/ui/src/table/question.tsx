import type { Question } from '../session.ts';

const SHOWN = 4;

/** A question to this screen; it stays until it is answered. */
export function QuestionCard({ question, answer }: { question: Question; answer: (yes: boolean) => void }) {
  const more = question.about.length - SHOWN;
  return (
    <section className="why why-hint" aria-label="A question for you" aria-live="polite">
      <div>
        <p>{question.text}</p>
        {question.about.length > 0 && (
          <ul className="why-list">
            {question.about.slice(0, SHOWN).map((line, i) => (
              <li key={i}>{line}</li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        )}
        <div className="why-buttons">
          <button type="button" className="button button-paper" onClick={() => answer(true)}>
            {question.yes}
          </button>
          <button type="button" className="button button-paper" onClick={() => answer(false)}>
            {question.no}
          </button>
        </div>
      </div>
    </section>
  );
}
