import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Instrument } from './instruments.ts'
import { pitch, RATE } from './sound.ts'

interface Pluck {
  readonly force: number
  /** The palm lies on the string. */
  readonly isMuted: boolean
  readonly random: Random
}

/** Seconds that a released string rings. */
const LEAVING = 0.03

/** One string of an electric guitar at its pickup, before the amplifier: long when it rings, a thud when it is muted. */
export function electricString(
  key: number,
  seconds: number,
  { force, isMuted, random }: Pluck,
): Float32Array {
  const length = Math.max(2, Math.round(RATE / pitch(key)))
  const loop = plucked(length, random)
  const out = new Float32Array(Math.ceil((seconds + LEAVING) * RATE))
  const loss = isMuted ? 0.985 : 0.9994
  const softness = isMuted ? 0.5 : 0.32
  let last = 0
  for (let index = 0; index < out.length; index += 1) {
    const place = index % length
    const sample = loop[place] ?? 0
    const ends = Math.min(1, (out.length - index) / (LEAVING * RATE))
    out[index] = sample * force * ends
    loop[place] = (sample * (1 - softness) + last * softness) * loss
    last = sample
  }
  return out
}

/** A string's shape right after the plectrum, a seventh of its length from the bridge. */
function plucked(length: number, random: Random): Float32Array {
  const corner = Math.max(1, Math.round(length / 7))
  return Float32Array.from({ length }, (_, index) => {
    const bent = index < corner ? index / corner : 1 - (index - corner) / (length - corner)
    return bent * 1.6 - 0.8 + random.between(-0.25, 0.25)
  })
}

/** A bass guitar played with a plectrum: bright at its beginning, and a little driven. */
export const electricBass: Instrument = (key, seconds, force, random) => {
  const string = electricString(key, seconds, { force, isMuted: false, random })
  let low = 0
  return string.map((sample, index) => {
    low += (sample - low) * (0.09 + 0.2 * Math.exp(-index / (RATE * 0.06)))
    return Math.tanh(low * 2.6) * 0.62
  })
}
