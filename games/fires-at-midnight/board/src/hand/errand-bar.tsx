import type { Errand, Fires } from '@nightfall/fires-at-midnight';
import type { BoardProps } from '@nightfall/ui';
import { run } from './errands.ts';
import { letGo } from './pointer.ts';

/** What the touched thing can be used for, with its price; or what is missing. */
export const ErrandBar = (props: BoardProps<Fires> & { errand: Errand }) => (
  <>
    {props.errand.no ? (
      <p className="fm-why">{props.errand.no.text}</p>
    ) : (
      <button type="button" className="button button-ember fm-errand-go" onClick={() => run(props.errand, props)}>
        {props.errand.text} <small>{props.errand.cost} AP</small>
      </button>
    )}
    <button type="button" className="button" onClick={() => letGo(props.memory)}>
      {props.errand.no ? 'OK' : 'Stay'}
    </button>
  </>
);
