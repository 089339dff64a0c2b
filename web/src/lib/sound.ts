/** Sounds made by the browser itself: no files. Loaded when the first one is wanted. */
import type { Sound } from './hear';

/** One voice of a sound: a tone that glides, or a puff of noise under a filter at that pitch. */
interface Voice {
  wave: OscillatorType | 'noise';
  /** Pitch in hertz, from one to another. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  lasts: number;
  loud: number;
}

const tone = (wave: Voice['wave'], from: number, to: number, at: number, lasts: number, loud: number): Voice => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const VOICES: Record<Sound, Voice[]> = {
  step: [tone('noise', 420, 260, 0, 0.07, 0.5), tone('sine', 150, 90, 0, 0.08, 0.35)],
  blow: [tone('noise', 1800, 300, 0, 0.16, 0.8), tone('triangle', 170, 55, 0, 0.2, 0.8)],
  die: [0, 0.07, 0.13, 0.18].map((at, k) => tone('noise', 2600 - k * 250, 1900, at, 0.035, 0.6 - k * 0.1)),
  card: [tone('noise', 900, 3800, 0, 0.11, 0.35)],
  mana: [tone('sine', 880, 880, 0, 0.22, 0.25), tone('sine', 1320, 1320, 0.06, 0.3, 0.2)],
  victory: [523, 659, 784, 1047].map((hz, k) => tone('triangle', hz, hz, k * 0.13, k === 3 ? 0.9 : 0.25, 0.45)),
  defeat: [392, 349, 294].map((hz, k) => tone('triangle', hz, hz * 0.97, k * 0.24, k === 2 ? 0.9 : 0.35, 0.4)),
};

const LOUD = 0.25;
/** Fifteen cards laid at once are a rustle, not a crash. */
const APART = 0.05;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();

function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1;
  return noise;
}

/** What sounds, and the pitch that glides. */
function source(context: AudioContext, wave: Voice['wave']): [AudioScheduledSourceNode, AudioNode, AudioParam] {
  if (wave !== 'noise') {
    const oscillator = new OscillatorNode(context, { type: wave });
    return [oscillator, oscillator, oscillator.frequency];
  }
  const rush = new AudioBufferSourceNode(context, { buffer: hiss(context) });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 1.2 });
  rush.connect(filter);
  return [rush, filter, filter.frequency];
}

function speak(context: AudioContext, voice: Voice, now: number): void {
  const begin = now + voice.at;
  const end = begin + voice.lasts;
  const [starts, out, pitch] = source(context, voice.wave);
  const gain = new GainNode(context, { gain: 0 });
  pitch.setValueAtTime(voice.from, begin);
  pitch.exponentialRampToValueAtTime(voice.to, end);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(voice.loud * LOUD, begin + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  out.connect(gain).connect(context.destination);
  starts.start(begin);
  starts.stop(end);
}

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  // A page that was away may have been put to sleep.
  if (audio.state === 'suspended') void audio.resume();
  for (const voice of VOICES[sound]) speak(audio, voice, now);
}
