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

type Field = {
  readonly key: keyof Settings;
  readonly name: string;
  readonly text: string;
  readonly choices: readonly (readonly [Settings[keyof Settings], string])[];
};
const FIELDS: readonly Field[] = [
  { key: 'motion', name: 'Motion', text: 'Off: pieces jump to their place and light up.', choices: ON_OFF },
  {
    key: 'speed',
    name: 'Animation speed',
    text: 'A tap on the board or Space skips to the end.',
    choices: [
      [0.5, 'Slow'],
      [1, 'Usual'],
      [2, 'Fast'],
      [4, 'Very fast'],
    ],
  },
  {
    key: 'steps',
    name: 'Step by step',
    text: 'On: after everything the others do, the game waits until you continue.',
    choices: ON_OFF,
  },
  {
    key: 'rules',
    name: 'Rule numbers',
    text: 'On: every line of the log shows the number of its rule. Off: only the line you point at.',
    choices: ON_OFF,
  },
  { key: 'sound', name: 'Sound', text: 'Short and soft. Sounds are never the only cue.', choices: ON_OFF },
  {
    key: 'text',
    name: 'Text size',
    text: 'For all words. Boards keep their size; zoom in for their labels.',
    choices: [
      ['usual', 'Usual'],
      ['large', 'Large'],
      ['largest', 'Largest'],
    ],
  },
  {
    key: 'contrast',
    name: 'Contrast',
    text: 'High: darker backgrounds, brighter text, stronger lines.',
    choices: [
      ['normal', 'Normal'],
      ['high', 'High'],
    ],
  },
  {
    key: 'palette',
    name: 'Colours',
    text: 'Safe colours stay distinct with every common kind of colour blindness. Symbols and patterns always show, too.',
    choices: [
      ['night', 'Night'],
      ['safe', 'Safe'],
    ],
  },
];

function changeTo(key: keyof Settings, value: Settings[keyof Settings]): void {
  changeSettings({ [key]: value });
  if (key === 'sound') sound('turn');
}

/** All settings for all screens; saved in this browser. */
export function SettingsForm() {
  const now: Settings = useSettings();
  return FIELDS.map(({ key, ...field }) => (
    <Segments key={key} {...field} value={now[key]} change={(value) => changeTo(key, value)} />
  ));
}
