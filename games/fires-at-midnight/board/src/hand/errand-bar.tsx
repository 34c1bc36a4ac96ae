import type { Errand, Fires } from '@nightfall/fires-at-midnight';
import { BarButton, type BoardProps } from '@nightfall/ui';
import { Priced } from '../bar/priced.tsx';
import { run } from './errands.ts';
import { letGo } from './pointer.ts';

/** What the touched thing can be used for, with its price; or what is missing. */
export const ErrandBar = (props: BoardProps<Fires> & { errand: Errand }) => (
  <>
    {props.errand.no ? (
      <p className="fm-why">{props.errand.no.text}</p>
    ) : (
      <BarButton className="button button-ember fm-errand-go" hotkey="Enter" act={() => run(props.errand, props)}>
        <Priced name={props.errand.text} ap={props.errand.cost} />
      </BarButton>
    )}
    <BarButton className="button" act={() => letGo(props.memory)}>
      {props.errand.no ? 'OK' : 'Stay'}
    </BarButton>
  </>
);
