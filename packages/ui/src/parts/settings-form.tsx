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

/** All settings for all screens; saved in this browser. */
export function SettingsForm() {
  const now: Settings = useSettings();
  return (
    <>
      <Segments
        name="Motion"
        text="Off: pieces jump to their place and light up."
        value={now.motion}
        choices={ON_OFF}
        change={(motion) => changeSettings({ motion })}
      />
      <Segments
        name="Animation speed"
        text="A tap on the board or Space skips to the end."
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
        text="On: after everything the others do, the game waits until you continue."
        value={now.steps}
        choices={ON_OFF}
        change={(steps) => changeSettings({ steps })}
      />
      <Segments
        name="Rule numbers"
        text="On: every line of the log shows the number of its rule. Off: only the line you point at."
        value={now.rules}
        choices={ON_OFF}
        change={(rules) => changeSettings({ rules })}
      />
      <Segments
        name="Sound"
        text="Short and soft. Sounds are never the only cue."
        value={now.sound}
        choices={ON_OFF}
        change={(on) => {
          changeSettings({ sound: on });
          sound('turn');
        }}
      />
      <Segments
        name="Text size"
        text="For all words. Boards keep their size; zoom in for their labels."
        value={now.text}
        choices={[
          ['usual', 'Usual'],
          ['large', 'Large'],
          ['largest', 'Largest'],
        ]}
        change={(text) => changeSettings({ text })}
      />
      <Segments
        name="Contrast"
        text="High: darker backgrounds, brighter text, stronger lines."
        value={now.contrast}
        choices={[
          ['normal', 'Normal'],
          ['high', 'High'],
        ]}
        change={(contrast) => changeSettings({ contrast })}
      />
      <Segments
        name="Colours"
        text="Safe colours stay distinct with every common kind of colour blindness. Symbols and patterns always show, too."
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
