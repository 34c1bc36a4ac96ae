import { catalog } from '@nightfall/catalog';
import { Frame } from './frame.tsx';

/** Who made the games that these are implementations of. */
const SOURCES: { readonly [game: string]: string } = {
  'siege-of-the-eternal-night':
    'After “Siege of Eternal Night”, a one-page solo game designed by D. Di Maggio, with art by P. Briaud; tested and revised with C. Sgattoni and G. Uitz. A boxed edition was published by Little Rocket Games.',
  'midnight-madness':
    'After “Midnight Madness”, a night-time variant of Castle Panic. Castle Panic was designed by Justin De Witt and is published by Fireside Games.',
  'fires-at-midnight': 'After “Fires at Midnight” by Kai Bettzieche, CatZeyes Entertainment.',
  'firefighters-on-duty':
    'After “Firefighters on Duty”, designed by Konstantinos Kokkinis and Sotirios Tsantilas, published by Artipia Games.',
  'runebound-midnight':
    'After “Midnight”, an expansion for the second edition of Runebound, published by Fantasy Flight Games. Runebound was designed by Martin Wallace and Darrell Hardy.',
};

export default function CreditsPage() {
  return (
    <Frame title="Credits">
      <p>
        Nightfall is an independent implementation. Its rule texts are written in its own words, its art and its sounds are its
        own, save for what is named below. It is not made, endorsed or licensed by the designers and publishers named here, to
        whom the games belong and to whom thanks are due. Names are used to say which game is meant.
      </p>
      <h2>The games</h2>
      {catalog.map((game) => (
        <section key={game.id} className="credit" style={{ '--accent': game.accent } as object}>
          <h3>{game.name}</h3>
          <p>{SOURCES[game.id]}</p>
        </section>
      ))}
      <h2>Letters</h2>
      <p>
        Titles are set in Fraunces by Undercase Type, everything else in Inter by Rasmus Andersson; both under the SIL Open Font
        Licence, through the Fontsource packages.
      </p>
      <h2>Pictures and sounds</h2>
      <p>
        The scenes, boards and signs are drawn for Nightfall as vectors. The silhouettes on the cards and tokens of Midnight
        Madness come from <a href="https://game-icons.net">game-icons.net</a>, by Lorc, Delapouite and its other contributors,
        under <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>; they are recoloured here. The sounds are made
        in your browser at the moment you hear them.
      </p>
      <h2>Software</h2>
      <p>React draws the pages. Nightfall itself is free software under the MIT licence.</p>
    </Frame>
  );
}
