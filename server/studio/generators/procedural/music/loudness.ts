import type { Sound } from './sound.ts'

/** The length of a block in which loudness is measured and the step to the next, seconds (ITU-R BS.1770-5). */
const BLOCK = 0.4
const STEP = 0.1
/** Below this, LUFS, sound is a pause; so is sound this much, LU, below the rest. */
const SILENCE = -70
const PAUSE_BELOW = -10

/** The loudness of a whole piece, LUFS by ITU-R BS.1770; −Infinity for silence and for less than a block of sound. */
export function integratedLoudness({ left, right, rate }: Sound): number {
  const powers = blockPowers([weighted(left, rate), weighted(right, rate)], rate)
  const heard = powers.filter((power) => lufs(power) > SILENCE)
  const floor = lufs(mean(heard)) + PAUSE_BELOW
  return lufs(mean(heard.filter((power) => lufs(power) > floor)))
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function blockPowers(channels: readonly Float32Array[], rate: number): number[] {
  const step = Math.round(STEP * rate)
  const count = Math.floor((channels[0]?.length ?? 0) / step)
  const parts = Array.from({ length: count }, (_, index) =>
    channels.reduce((sum, channel) => sum + energy(channel.subarray(index * step, (index + 1) * step)), 0),
  )
  const steps = Math.round(BLOCK / STEP)
  return Array.from(
    { length: Math.max(0, count - steps + 1) },
    (_, index) => parts.slice(index, index + steps).reduce((sum, part) => sum + part, 0) / (step * steps),
  )
}

function energy(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum
}

/** A channel weighted as by the ear: a high shelf for the head, then a filter against very low frequencies. */
function weighted(samples: Float32Array, rate: number): Float32Array {
  return filtered(filtered(samples, headShelf(rate)), lowCut(rate))
}

interface Filter {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

// The two filters of the recommendation, written for 48 kHz there, for any rate here.

function headShelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1_681.974_450_955_533) / rate)
  const quality = 0.707_175_236_955_419_6
  const high = 10 ** (3.999_843_853_973_347 / 20)
  const band = high ** 0.499_666_774_154_541_6
  const whole = 1 + k / quality + k * k
  return {
    b: [
      (high + (band * k) / quality + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (band * k) / quality + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole],
  }
}

function lowCut(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.135_470_876_024_44) / rate)
  const quality = 0.500_327_037_323_877_3
  const whole = 1 + k / quality + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole] }
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length)
  let [one, two] = [0, 0]
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0
    const result = b[0] * sample + one
    one = b[1] * sample - a[0] * result + two
    two = b[2] * sample - a[1] * result
    out[index] = result
  }
  return out
}
