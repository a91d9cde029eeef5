import type { Random } from '#server/platform/media/brushes/random.ts'
import { pitch, RATE } from './sound.ts'

/** One note, played: samples of one channel. */
export type Instrument = (key: number, seconds: number, force: number, random: Random) => Float32Array

const TURN = Math.PI * 2

/** A felt piano: struck strings, the higher partials sharper and sooner gone. */
export const piano: Instrument = (key, seconds, force, random) => {
  const base = pitch(key)
  const rings = Math.min(seconds + 1.2, 0.6 + 900 / base)
  const out = new Float32Array(Math.ceil(rings * RATE))
  const partials = Math.min(9, Math.floor(9_000 / base))
  for (let partial = 1; partial <= partials; partial += 1) {
    const stretch = Math.sqrt(1 + 0.0004 * partial * partial)
    const level = (force ** (1 + partial * 0.14) / partial ** 1.35) * 0.5
    const fade = 1.1 + partial * 0.85 + base / 420
    for (const detune of [-0.35, 0.4]) {
      ring(
        out,
        (TURN * (base * partial * stretch + detune)) / RATE,
        Math.exp(-fade / RATE),
        level,
        random.between(0, TURN),
      )
    }
  }
  // The felt on the string.
  for (let index = 0; index < 900; index += 1)
    out[index] = (out[index] ?? 0) + random.between(-1, 1) * 0.05 * force * Math.exp(-index / 120)
  return softened(out, 0.004, Math.min(0.25, rings / 3), seconds)
}

/** Adds a fading sine: a phasor that turns by `step` and shrinks by `keep`, which is far faster than computing sines. */
function ring(out: Float32Array, step: number, keep: number, level: number, phase: number): void {
  const [cos, sin] = [Math.cos(step) * keep, Math.sin(step) * keep]
  let [x, y] = [Math.cos(phase) * level, Math.sin(phase) * level]
  for (let index = 0; index < out.length && x * x + y * y > 1e-9; index += 1) {
    out[index] = (out[index] ?? 0) + y
    const turned = x * cos - y * sin
    y = x * sin + y * cos
    x = turned
  }
}

/** A plucked string: noise in a loop that loses its high frequencies. */
export const pluck: Instrument = (key, seconds, force, random) => {
  const length = Math.max(2, Math.round(RATE / pitch(key)))
  const loop = new Float32Array(length)
  let soft = 0
  for (let index = 0; index < length; index += 1) {
    soft += (random.between(-1, 1) - soft) * (0.3 + force * 0.35)
    loop[index] = soft
  }
  const mean = loop.reduce((sum, sample) => sum + sample, 0) / length
  const out = new Float32Array(Math.ceil((seconds + 1.4) * RATE))
  const keep = 0.9965 - 0.0000018 * pitch(key)
  let last = 0
  for (let index = 0; index < out.length; index += 1) {
    const place = index % length
    const sample = (loop[place] ?? 0) - (index < length ? mean : 0)
    out[index] = sample * force * 0.9
    const filtered = (sample + last) * 0.5 * keep
    last = sample
    loop[place] = filtered
  }
  return softened(out, 0.002, 0.3, seconds + 0.6)
}

/** A celesta: a bell without its clang. */
export const bell: Instrument = (key, seconds, force) => {
  const base = pitch(key)
  const out = new Float32Array(Math.ceil((seconds + 1.6) * RATE))
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE
    const strike = Math.sin(TURN * base * 3.5 * time) * 1.3 * Math.exp(-time * 7) * force
    out[index] =
      (Math.sin(TURN * base * time + strike) * Math.exp(-time * 2.1) +
        Math.sin(TURN * base * 4 * time) * 0.18 * Math.exp(-time * 5)) *
      force *
      0.5
  }
  return softened(out, 0.002, 0.4, seconds + 0.8)
}

/** Many bowed strings: saw waves a little apart, behind a filter that opens with the swell. */
export const strings: Instrument = (key, seconds, force, random) => {
  const base = pitch(key)
  const out = new Float32Array(Math.ceil((seconds + 0.9) * RATE))
  const voices = [-0.11, -0.04, 0.05, 0.12].map((cents) => ({
    step: (base * 2 ** (cents / 12)) / RATE,
    phase: random.between(0, 1),
    shake: random.between(4.6, 5.6),
  }))
  let [low, lower] = [0, 0]
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE
    let sum = 0
    for (const voice of voices) {
      voice.phase += voice.step * (1 + Math.sin(TURN * voice.shake * time) * 0.0022 * Math.min(1, time))
      voice.phase -= Math.floor(voice.phase)
      sum += voice.phase * 2 - 1
    }
    const open = 0.035 + 0.07 * force * Math.min(1, time / 1.2)
    low += (sum - low) * open
    lower += (low - lower) * open
    out[index] = lower * force * 0.2
  }
  return softened(out, Math.min(0.5, seconds * 0.35), 0.8, seconds)
}

/** A clarinet-like reed for tunes. */
export const reed: Instrument = (key, seconds, force) => {
  const base = pitch(key)
  const out = new Float32Array(Math.ceil((seconds + 0.25) * RATE))
  let phase = 0
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE
    phase +=
      (base / RATE) * (1 + Math.sin(TURN * 5.1 * time) * 0.004 * Math.min(1, Math.max(0, time - 0.25) * 3))
    const turn = TURN * phase
    out[index] =
      (Math.sin(turn) +
        0.36 * force * Math.sin(turn * 3) +
        0.12 * Math.sin(turn * 2) +
        0.1 * force * Math.sin(turn * 5)) *
      force *
      0.34
  }
  return softened(out, 0.05, 0.16, seconds)
}

/** A round bass. */
export const bass: Instrument = (key, seconds, force) => {
  const base = pitch(key)
  const out = new Float32Array(Math.ceil((seconds + 0.2) * RATE))
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE
    const turn = TURN * base * time
    out[index] =
      (Math.sin(turn) +
        0.42 * Math.sin(turn * 2) * Math.exp(-time * 4) +
        0.16 * Math.sin(turn * 3) * Math.exp(-time * 7)) *
      force *
      0.55 *
      Math.exp(-time * 0.9)
  }
  return softened(out, 0.006, 0.12, seconds)
}

export const kick: Instrument = (_, __, force) => {
  const out = new Float32Array(RATE * 0.32)
  let phase = 0
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE
    phase += (48 + 110 * Math.exp(-time * 38)) / RATE
    out[index] = Math.sin(TURN * phase) * Math.exp(-time * 12) * force * 0.9
  }
  return softened(out, 0.001, 0.05, 0.27)
}

/** A brush on the snare: noise with a little skin under it. */
export const brush: Instrument = (_, __, force, random) => {
  const out = new Float32Array(RATE * 0.22)
  let last = 0
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE
    const noise = random.between(-1, 1)
    out[index] =
      ((noise - last) * 0.3 * Math.exp(-time * 19) +
        Math.sin(TURN * 190 * time) * 0.24 * Math.exp(-time * 30)) *
      force
    last = noise
  }
  return softened(out, 0.003, 0.04, 0.18)
}

export const shaker: Instrument = (_, __, force, random) => {
  const out = new Float32Array(RATE * 0.09)
  let [last, before] = [0, 0]
  for (let index = 0; index < out.length; index += 1) {
    const noise = random.between(-1, 1)
    out[index] = (noise - 2 * last + before) * 0.12 * force * Math.sin((index / out.length) * Math.PI) ** 1.5
    before = last
    last = noise
  }
  return out
}

/** Sleigh bells. */
export const jingle: Instrument = (_, __, force, random) => {
  const out = new Float32Array(RATE * 0.3)
  const tones = Array.from({ length: 6 }, () => random.between(4_200, 8_200))
  for (let index = 0; index < out.length; index += 1) {
    const time = index / RATE
    const sum = tones.reduce((total, tone, place) => total + Math.sin(TURN * tone * time + place), 0)
    out[index] = sum * 0.035 * force * (Math.exp(-time * 16) + 0.4 * Math.exp(-Math.abs(time - 0.07) * 40))
  }
  return softened(out, 0.002, 0.05, 0.24)
}

/** No note begins or ends with a click. */
function softened(out: Float32Array, rise: number, fall: number, seconds: number): Float32Array {
  const [up, down] = [Math.max(1, rise * RATE), Math.max(1, fall * RATE)]
  const ends = Math.min(out.length, seconds * RATE + down)
  for (let index = 0; index < out.length; index += 1) {
    const opening = Math.min(1, index / up)
    const closing = Math.max(0, Math.min(1, (ends - index) / down))
    out[index] = (out[index] ?? 0) * opening * closing * closing
  }
  return out
}
