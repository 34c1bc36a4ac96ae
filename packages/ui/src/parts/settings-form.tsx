import type { Settings } from '../board.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { sound } from '../sound.ts';

type ChoiceProps<V> = {
  readonly name: string;
  readonly text: string;
  readonly value: V;
  readonly choices: readonly (readonly [V, string])[];
  readonly change: (value: V) => void;
};

function Segments<V extends string | number | boolean>({ name, text, value, choices, change }: ChoiceProps<V>) {
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      <span className="field-text">{text}</span>
      <div className="segments">
        {choices.map(([one, label]) => (
          <label key={label}>
            <input type="radio" name={name} checked={one === value} onChange={() => change(one)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const ON_OFF = [
  [true, 'On'],
  [false, 'Off'],
] as const;

/** Everything a player may ask of all screens; kept in this browser. */
export function SettingsForm() {
  const now: Settings = useSettings();
  return (
    <>
      <Segments
        name="Motion"
        text="Off: pieces jump to their place and are lit up."
        value={now.motion}
        choices={ON_OFF}
        change={(motion) => changeSettings({ motion })}
      />
      <Segments
        name="Speed"
        text="How fast what happened is played. A tap on the board skips to the end."
        value={now.speed}
        choices={[
          [0.5, 'Slow'],
          [1, 'Usual'],
          [2, 'Fast'],
          [4, 'Very fast'],
        ]}
        change={(speed) => changeSettings({ speed })}
      />
      <Segments
        name="Step by step"
        text="On: where a game has steps of its own, such as the fire’s turn, it waits after each until you go on."
        value={now.steps}
        choices={ON_OFF}
        change={(steps) => changeSettings({ steps })}
      />
      <Segments
        name="Sound"
        text="Short and soft. Everything one hears can be seen as well."
        value={now.sound}
        choices={ON_OFF}
        change={(on) => {
          changeSettings({ sound: on });
          sound('turn');
        }}
      />
      <Segments
        name="Contrast"
        text="High: darker grounds, brighter words, stronger lines."
        value={now.contrast}
        choices={[
          ['normal', 'Normal'],
          ['high', 'High'],
        ]}
        change={(contrast) => changeSettings({ contrast })}
      />
      <Segments
        name="Colours"
        text="Safe colours differ for all common kinds of colour blindness. Signs and patterns are always there."
        value={now.palette}
        choices={[
          ['night', 'Night'],
          ['safe', 'Safe'],
        ]}
        change={(palette) => changeSettings({ palette })}
      />
    </>
  );
}
