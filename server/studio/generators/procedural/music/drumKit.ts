import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Instrument } from './instruments.ts'
import { RATE } from './sound.ts'

// The drums of a band, struck with sticks: short, dry and loud.

const TURN = Math.PI * 2

function struck(seconds: number, sampleAt: (second: number) => number): Float32Array {
  return Float32Array.from({ length: Math.ceil(seconds * RATE) }, (_, index) => sampleAt(index / RATE))
}

/** Noise without its low frequencies. */
function hiss(random: Random): () => number {
  let [last, before] = [0, 0]
  return () => {
    const noise = random.between(-1, 1)
    const high = noise - 1.6 * last + 0.66 * before
    before = last
    last = noise
    return high
  }
}

/** A skin that is struck: its tone falls from `high` to `low` hertz. */
function skin(high: number, low: number, fall: number): (second: number) => number {
  let phase = 0
  return (second) => {
    phase += (low + (high - low) * Math.exp(-second * fall)) / RATE
    return Math.sin(TURN * phase)
  }
}

export const hitKick: Instrument = (_, __, force, random) => {
  const drum = skin(190, 52, 45)
  return struck(0.3, (second) => {
    const beater = random.between(-1, 1) * 0.35 * Math.exp(-second * 320)
    return Math.tanh((drum(second) * Math.exp(-second * 13) + beater) * 1.8) * force * 0.8
  })
}

export const snare: Instrument = (_, __, force, random) => {
  const [head, wires] = [skin(310, 186, 40), hiss(random)]
  return struck(0.34, (second) => {
    const body = head(second) * 0.7 * Math.exp(-second * 24)
    const rattle = wires() * (0.34 * Math.exp(-second * 15) + 0.3 * Math.exp(-second * 90))
    return Math.tanh((body + rattle) * 1.9) * force * 0.7
  })
}

export const tom: Instrument = (_, __, force, random) => {
  const head = skin(random.between(150, 220), 92, 14)
  return struck(0.42, (second) => Math.tanh(head(second) * Math.exp(-second * 9) * 1.6) * force * 0.75)
}

export const hat: Instrument = (_, __, force, random) => {
  const metal = hiss(random)
  return struck(0.12, (second) => metal() * Math.exp(-second * 42) * force * 0.3)
}

export const crash: Instrument = (_, __, force, random) => {
  const metal = hiss(random)
  return struck(
    2.2,
    (second) => metal() * (1 - Math.exp(-second * 260)) * Math.exp(-second * 2.3) * force * 0.3,
  )
}
