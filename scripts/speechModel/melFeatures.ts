// The features that sherpa-onnx computes for such models: Kaldi's, of frames of 25 ms each 10 ms.

export const BINS = 80
const RATE = 16_000
const FRAME = 400
const SHIFT = 160
const PADDED = 512
const LOW_HZ = 20
const HIGH_HZ = 7_600

const WINDOW = Float64Array.from(
  { length: FRAME },
  (_, at) => (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (FRAME - 1))) ** 0.85,
)

const melOf = (hz: number) => 1_127 * Math.log(1 + hz / 700)

interface Filter {
  readonly first: number
  readonly weights: readonly number[]
}

const FILTERS: readonly Filter[] = Array.from({ length: BINS }, (_, bin) => {
  const step = (melOf(HIGH_HZ) - melOf(LOW_HZ)) / (BINS + 1)
  const left = melOf(LOW_HZ) + bin * step
  const all = Array.from({ length: PADDED / 2 }, (_unused, at) => {
    const mel = melOf((at * RATE) / PADDED)
    return Math.max(0, Math.min((mel - left) / step, (left + 2 * step - mel) / step))
  })
  const first = all.findIndex((weight) => weight > 0)
  return { first, weights: all.slice(first, all.findLastIndex((weight) => weight > 0) + 1) }
})

/** Log mel energies of sound at 16 kHz, frame by frame, `BINS` for each. */
export function melFeatures(samples: Float32Array): Float32Array {
  const frames = Math.floor((samples.length + SHIFT / 2) / SHIFT)
  const features = new Float32Array(frames * BINS)
  for (let frame = 0; frame < frames; frame += 1) {
    const power = powerOf(frameOf(samples, frame))
    for (const [bin, { first, weights }] of FILTERS.entries()) {
      const energy = weights.reduce((sum, weight, at) => sum + weight * (power[first + at] ?? 0), 0)
      features[frame * BINS + bin] = Math.log(Math.max(energy, 2 ** -23))
    }
  }
  return features
}

function frameOf(samples: Float32Array, frame: number): Float64Array {
  const start = frame * SHIFT + SHIFT / 2 - FRAME / 2
  const wave = new Float64Array(PADDED)
  let mean = 0
  for (let at = 0; at < FRAME; at += 1) {
    wave[at] = samples[mirrored(start + at, samples.length)] ?? 0
    mean += (wave[at] ?? 0) / FRAME
  }
  for (let at = 0; at < FRAME; at += 1) wave[at] = (wave[at] ?? 0) - mean
  for (let at = FRAME - 1; at > 0; at -= 1) wave[at] = (wave[at] ?? 0) - 0.97 * (wave[at - 1] ?? 0)
  wave[0] = 0.03 * (wave[0] ?? 0)
  for (let at = 0; at < FRAME; at += 1) wave[at] = (wave[at] ?? 0) * (WINDOW[at] ?? 0)
  return wave
}

function mirrored(at: number, length: number): number {
  let place = at
  while (place < 0 || place >= length) place = place < 0 ? -place - 1 : 2 * length - 1 - place
  return place
}

/** The power of each frequency below the half rate: a Fourier transform in place. */
function powerOf(real: Float64Array): Float64Array {
  const imaginary = new Float64Array(PADDED)
  for (let at = 1, other = 0; at < PADDED; at += 1) {
    let bit = PADDED / 2
    for (; (other & bit) !== 0; bit /= 2) other ^= bit
    other ^= bit
    if (at < other) [real[at], real[other]] = [real[other] ?? 0, real[at] ?? 0]
  }
  for (let size = 2; size <= PADDED; size *= 2) {
    for (let from = 0; from < PADDED; from += size) {
      for (let at = 0; at < size / 2; at += 1) {
        const angle = (-2 * Math.PI * at) / size
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const [one, two] = [from + at, from + at + size / 2]
        const turnedReal = (real[two] ?? 0) * cos - (imaginary[two] ?? 0) * sin
        const turnedImaginary = (real[two] ?? 0) * sin + (imaginary[two] ?? 0) * cos
        real[two] = (real[one] ?? 0) - turnedReal
        imaginary[two] = (imaginary[one] ?? 0) - turnedImaginary
        real[one] = (real[one] ?? 0) + turnedReal
        imaginary[one] = (imaginary[one] ?? 0) + turnedImaginary
      }
    }
  }
  return Float64Array.from(
    { length: PADDED / 2 },
    (_, at) => (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2,
  )
}
