import { type Mix, RATE, type Sound } from './sound.ts'

/** Lengths of the loops of the hall, samples; the right ear's are a little longer. */
const LOOPS = [1_557, 1_617, 1_491, 1_422, 1_277, 1_356, 1_188, 1_116]
const ALLS = [225, 556, 441, 341]
const SPREAD = 23

/** Puts the voices into a hall of a size from 0 to 1. */
export function inHall(mix: Mix, size: number): Sound {
  const [wetLeft, wetRight] = [hall(mix.hall, size, 0), hall(mix.hall, size, SPREAD)]
  return { left: glued(mix.left, wetLeft), right: glued(mix.right, wetRight), rate: RATE }
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
