import type { Sound } from './sound.ts'

/** How many points between two samples are checked. */
const BETWEEN = 3
/** How many samples to each side make a point between. */
const REACH = 12

/** For each point between two samples, the weights of the samples around it (a windowed sinc). */
const SHARES = Array.from({ length: BETWEEN }, (_, place) => {
  const at = (place + 1) / (BETWEEN + 1)
  return Float32Array.from({ length: REACH * 2 }, (__, tap) => {
    const distance = at - (tap - REACH + 1)
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH)
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
  })
})

/** A point between samples is at most this many times as loud as they: quieter places needn't be checked. */
const OVERSHOOT_MOST = 2

/**
 * The true peak of a channel at each sample and on its way to the next: a converter's output may be louder than the
 * samples. Places that stay below `floor` are judged by their sample alone.
 */
export function heardPeaks(samples: Float32Array, floor: number): Float32Array {
  const peaks = new Float32Array(samples.length)
  for (let index = 0; index < samples.length; index += 1) {
    const here = Math.abs(samples[index] ?? 0)
    const next = Math.abs(samples[index + 1] ?? 0)
    peaks[index] =
      Math.max(here, next) * OVERSHOOT_MOST < floor ? here : Math.max(here, loudestAfter(samples, index))
  }
  return peaks
}

function loudestAfter(samples: Float32Array, index: number): number {
  let loudest = 0
  for (const shares of SHARES) {
    let sum = 0
    for (let tap = 0; tap < shares.length; tap += 1)
      sum += (samples[index + tap - REACH + 1] ?? 0) * (shares[tap] ?? 0)
    loudest = Math.max(loudest, Math.abs(sum))
  }
  return loudest
}

/** The true peak of a piece, dBTP: 0 is the loudest that can be played. */
export function truePeak({ left, right }: Sound): number {
  let peak = 0
  for (const channel of [left, right]) {
    for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  }
  for (const channel of [left, right]) {
    for (const heard of heardPeaks(channel, peak)) peak = Math.max(peak, heard)
  }
  return 20 * Math.log10(peak)
}
