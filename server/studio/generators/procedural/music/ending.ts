import { RATE, type Sound } from './sound.ts'

/** Seconds of the fade of the last chord, which rings to the end, so that it doesn't end with a click. */
const RELEASE = 0.45

/** A piece that is played once: it begins without a click, and its last chord rings until its end. */
export function ended({ left, right, rate }: Sound, seconds: number): Sound {
  const length = Math.round(seconds * rate)
  const released = (channel: Float32Array) =>
    channel.subarray(0, length).map((sample, index) => {
      const opening = Math.min(1, index / (RATE * 0.004))
      const closing = Math.min(1, (length - 1 - index) / (RELEASE * rate))
      return sample * opening * closing * (2 - closing)
    })
  return { left: released(left), right: released(right), rate }
}

/** A piece in a loop: sound that rings beyond its end is heard at its beginning. */
export function looped({ left, right, rate }: Sound, seconds: number): Sound {
  const length = Math.round(seconds * rate)
  const wrapped = (channel: Float32Array) => {
    const round = channel.slice(0, length)
    for (let index = length; index < channel.length; index += 1) {
      const place = index % length
      round[place] = (round[place] ?? 0) + (channel[index] ?? 0)
    }
    return round
  }
  return { left: wrapped(left), right: wrapped(right), rate }
}
