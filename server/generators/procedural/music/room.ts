import type { Mix, Sound } from './sound.ts'
import { RATE } from './sound.ts'

/** Lengths of the loops of the hall, samples; the right ear's are a little longer. */
const LOOPS = [1_557, 1_617, 1_491, 1_422, 1_277, 1_356, 1_188, 1_116]
const ALLS = [225, 556, 441, 341]
const SPREAD = 23

/** Puts the voices into a hall, brings them to one loudness and lets the piece fade out at its end. */
export function master(mix: Mix, size: number): Sound {
  const wetLeft = hall(mix.hall, size, 0)
  const wetRight = hall(mix.hall, size, SPREAD)
  const [left, right] = [glued(mix.left, wetLeft), glued(mix.right, wetRight)]
  let peak = 0
  for (let index = 0; index < left.length; index += 1)
    peak = Math.max(peak, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0))
  const gain = peak === 0 ? 0 : 0.89 / peak
  const fade = RATE * 1.6
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index += 1) {
      const opening = Math.min(1, index / (RATE * 0.02))
      const closing = Math.min(1, (channel.length - index) / fade)
      channel[index] = (channel[index] ?? 0) * gain * opening * closing * closing * (3 - 2 * closing)
    }
  }
  return { left, right, rate: RATE }
}

/** Dry and wet together, loud moments pressed a little as by tape. */
function glued(dry: Float32Array, wet: Float32Array): Float32Array {
  return dry.map((sample, index) => Math.tanh((sample + (wet[index] ?? 0) * 0.9) * 1.25))
}

/** Schroeder's reverberator: eight damped loops side by side, four all-passes after them. */
function hall(input: Float32Array, size: number, spread: number): Float32Array {
  const out = new Float32Array(input.length)
  const keep = 0.72 + size * 0.2
  for (const length of LOOPS) {
    const loop = new Float32Array(length + spread)
    let [place, damped] = [0, 0]
    for (let index = 0; index < input.length; index += 1) {
      const heard = loop[place] ?? 0
      damped += (heard - damped) * 0.62
      loop[place] = (input[index] ?? 0) * 0.12 + damped * keep
      out[index] = (out[index] ?? 0) + heard
      place = place + 1 === loop.length ? 0 : place + 1
    }
  }
  for (const length of ALLS) {
    const loop = new Float32Array(length + spread)
    let place = 0
    for (let index = 0; index < out.length; index += 1) {
      const heard = loop[place] ?? 0
      const sample = out[index] ?? 0
      loop[place] = sample + heard * 0.5
      out[index] = heard - sample * 0.5
      place = place + 1 === loop.length ? 0 : place + 1
    }
  }
  return out
}
