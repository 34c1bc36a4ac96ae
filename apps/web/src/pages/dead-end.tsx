import { Link } from '../router.tsx';
import { Frame } from './frame.tsx';

/** A page that leads nowhere: why, and back to the games. */
export const DeadEnd = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Frame title={title}>
    <p>{text}</p>
    <Link className="button button-ember" to="/">
      All games
    </Link>
  </Frame>
);
