import { RATE } from './sound.ts'

/** A guitar amplifier with its loudspeaker. */
export interface Amp {
  /** How far the strings drive it beyond its undistorted range. */
  readonly gain: number
  /** The frequencies, Hz, above and below which its loudspeaker gives little. */
  readonly highs: number
  readonly lows: number
}

/** A loudspeaker that lets a lead through. */
export const CLEAN_HIGHS = 6_400

/** The loudspeaker's peak, Hz, and its gain. */
const PRESENCE = { from: 1_500, to: 3_800, gain: 1.9 }

/** The output of an amplifier: the strings' sound squashed by the valves, coloured by the loudspeaker. */
export function amplified(strings: Float32Array, { gain, highs, lows }: Amp): Float32Array {
  const tight = highPassed(highPassed(strings, lows), lows)
  const driven = tight.map((sample) => {
    const pushed = sample * gain
    // One side saturates sooner than the other, which makes the sound warm.
    return pushed > 0 ? Math.tanh(pushed) : Math.tanh(pushed * 0.8) * 1.08
  })
  const present = highPassed(lowPassed(driven, PRESENCE.to), PRESENCE.from)
  const coloured = driven.map((sample, index) => sample + (present[index] ?? 0) * PRESENCE.gain)
  return highPassed(lowPassed(lowPassed(coloured, highs), highs * 1.4), lows * 0.7)
}

function lowPassed(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE)
  let last = 0
  return samples.map((sample) => {
    last += (sample - last) * share
    return last
  })
}

function highPassed(samples: Float32Array, hertz: number): Float32Array {
  const low = lowPassed(samples, hertz)
  return samples.map((sample, index) => sample - (low[index] ?? 0))
}
