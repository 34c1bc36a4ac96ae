import { settings } from './settings.ts';

/** Short, soft, made on the spot. Every sound has something to see as well. */
export type Sound = 'tick' | 'dice' | 'place' | 'hit' | 'fire' | 'water' | 'fall' | 'turn' | 'no' | 'win' | 'lose';

let context: AudioContext | undefined;
function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

type Tone = {
  readonly at: number;
  readonly pitch: number;
  readonly to?: number;
  readonly long: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
};
type Hiss = { readonly at: number; readonly pitch: number; readonly long: number; readonly loud: number };

const TONES: { readonly [S in Sound]: readonly Tone[] } = {
  tick: [{ at: 0, pitch: 720, long: 0.03, loud: 0.04 }],
  dice: [],
  place: [{ at: 0, pitch: 260, to: 180, long: 0.09, loud: 0.14 }],
  hit: [{ at: 0, pitch: 170, to: 60, long: 0.16, loud: 0.25, wave: 'triangle' }],
  fire: [],
  water: [{ at: 0, pitch: 500, to: 1100, long: 0.12, loud: 0.05 }],
  fall: [{ at: 0, pitch: 110, to: 40, long: 0.45, loud: 0.3, wave: 'triangle' }],
  turn: [
    { at: 0, pitch: 523, long: 0.14, loud: 0.06 },
    { at: 0.1, pitch: 659, long: 0.22, loud: 0.06 },
  ],
  no: [{ at: 0, pitch: 196, to: 165, long: 0.16, loud: 0.1 }],
  win: [523, 659, 784, 1047].map((pitch, i) => ({ at: i * 0.13, pitch, long: 0.5, loud: 0.07 })),
  lose: [330, 311, 262, 196].map((pitch, i) => ({ at: i * 0.2, pitch, long: 0.5, loud: 0.07 })),
};
const HISSES: { readonly [S in Sound]?: readonly Hiss[] } = {
  dice: [0, 0.06, 0.11, 0.19, 0.3].map((at, i) => ({ at, pitch: 1800 - i * 150, long: 0.03, loud: 0.22 - i * 0.03 })),
  fire: [{ at: 0, pitch: 700, long: 0.5, loud: 0.12 }],
  water: [{ at: 0, pitch: 2600, long: 0.25, loud: 0.06 }],
  fall: [{ at: 0.02, pitch: 300, long: 0.5, loud: 0.2 }],
  hit: [{ at: 0, pitch: 900, long: 0.05, loud: 0.12 }],
};

function fade(ctx: AudioContext, start: number, { long, loud }: { long: number; loud: number }): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(ctx.destination);
  return gain;
}

function tone(ctx: AudioContext, one: Tone): void {
  const start = ctx.currentTime + one.at;
  const osc = ctx.createOscillator();
  osc.type = one.wave ?? 'sine';
  osc.frequency.setValueAtTime(one.pitch, start);
  if (one.to) osc.frequency.exponentialRampToValueAtTime(one.to, start + one.long);
  osc.connect(fade(ctx, start, one));
  osc.start(start);
  osc.stop(start + one.long + 0.05);
}

let noise: AudioBuffer | undefined;
function hiss(ctx: AudioContext, one: Hiss): void {
  if (!noise) {
    noise = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const start = ctx.currentTime + one.at;
  const source = ctx.createBufferSource();
  const band = ctx.createBiquadFilter();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = one.pitch;
  source.connect(band).connect(fade(ctx, start, one));
  source.start(start, Math.random() * 0.5, one.long + 0.05);
}

export function sound(which: Sound): void {
  if (!settings().sound || !globalThis.AudioContext) return;
  const ctx = audio();
  for (const one of TONES[which]) tone(ctx, one);
  for (const one of HISSES[which] ?? []) hiss(ctx, one);
}
