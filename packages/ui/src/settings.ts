import { useSyncExternalStore } from 'react';
import type { Settings } from './board.ts';
import { isTouched, wantsContrast, wantsRest } from './screen.ts';

const KEY = 'nightfall.settings';

// Phones stay silent by default, and anyone who prefers reduced motion gets it.
const usual = (): Settings => ({
  motion: !wantsRest(),
  sound: !isTouched(),
  contrast: wantsContrast() ? 'high' : 'normal',
  palette: 'night',
  text: 'usual',
  speed: 1,
  steps: false,
  rules: false,
});

/** The form offers up to 4; browser tests and the robot store more, and hurry through the same code. */
const FASTEST = 50;

const oneOf = <V extends string | boolean>(value: unknown, allowed: readonly V[], or: V): V =>
  allowed.find((one) => one === value) ?? or;

const FLAGS: readonly boolean[] = [true, false];

/** Settings from storage; unreadable ones get their defaults. */
export function readSettings(text: string | null, or: Settings = usual()): Settings {
  let kept: Partial<Record<keyof Settings, unknown>>;
  try {
    kept = JSON.parse(text ?? '{}') ?? {};
  } catch {
    return or;
  }
  return {
    motion: oneOf(kept.motion, FLAGS, or.motion),
    sound: oneOf(kept.sound, FLAGS, or.sound),
    contrast: oneOf(kept.contrast, ['normal', 'high'], or.contrast),
    palette: oneOf(kept.palette, ['night', 'safe'], or.palette),
    text: oneOf(kept.text, ['usual', 'large', 'largest'], or.text),
    speed: typeof kept.speed === 'number' && kept.speed >= 0.5 && kept.speed <= FASTEST ? kept.speed : or.speed,
    steps: oneOf(kept.steps, FLAGS, or.steps),
    rules: oneOf(kept.rules, FLAGS, or.rules),
  };
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= readSettings(localStorage.getItem(KEY));
  return current;
}

/** Puts the settings where the stylesheet sees them. */
export function applySettings(s: Settings = settings()): void {
  const { dataset: root, style } = document.documentElement;
  root['contrast'] = s.contrast;
  root['palette'] = s.palette;
  root['text'] = s.text;
  root['motion'] = s.motion ? 'on' : 'off';
  root['rules'] = s.rules ? 'on' : 'off';
  style.setProperty('--speed', String(s.speed));
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  applySettings(current);
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);
