import { catalog } from '@nightfall/catalog';
import { Frame } from './frame.tsx';

const LINK = /(https:\/\/[^\s,()]+)/;
/** A paragraph in which addresses can be followed. */
const Paragraph = ({ text }: { text: string }) => (
  <p>
    {text.split(LINK).map((part) =>
      LINK.test(part) ? (
        <a key={part} href={part}>
          {part.slice('https://'.length)}
        </a>
      ) : (
        part
      ),
    )}
  </p>
);

export default function CreditsPage() {
  return (
    <Frame title="Credits">
      <p>
        Nightfall is an independent implementation. It explains the rules in its own words, and its art and sounds are its own,
        except where this page says otherwise. The games belong to the designers and publishers named here. They did not make,
        endorse or license Nightfall; we thank them for their games. Their names only identify the games.
      </p>
      <h2>The games</h2>
      {catalog.map((game) => (
        <section key={game.id} className="credit" style={{ '--accent': game.accent } as object}>
          <h3>{game.name}</h3>
          {game.credits.map((text) => (
            <Paragraph key={text} text={text} />
          ))}
        </section>
      ))}
      <h2>Fonts</h2>
      <p>
        Titles are set in Fraunces by Undercase Type, everything else in Inter by Rasmus Andersson; both under the SIL Open Font
        Licence, through the Fontsource packages.
      </p>
      <h2>Pictures and sounds</h2>
      <p>
        The covers, boards and symbols were drawn for Nightfall, except where a game's credits say otherwise. Your browser makes
        the sounds as you hear them.
      </p>
      <h2>Software</h2>
      <p>React draws the pages. Nightfall itself is free software under the MIT licence.</p>
    </Frame>
  );
}
