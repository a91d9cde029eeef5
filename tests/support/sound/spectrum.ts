const SIZE = 1_024

const WINDOW = Float64Array.from(
  { length: SIZE },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE),
)

const COS = Float64Array.from({ length: SIZE / 2 }, (_, index) => Math.cos((-2 * Math.PI * index) / SIZE))
const SIN = Float64Array.from({ length: SIZE / 2 }, (_, index) => Math.sin((-2 * Math.PI * index) / SIZE))

/** Frequencies of a spectrum, from 0 to half the rate. */
export const BINS = SIZE / 2

/** The magnitudes of a sound, one spectrum of `BINS` for every `hop` samples. */
export function spectraOf(samples: Float32Array, hop: number): Float64Array[] {
  const count = Math.max(0, Math.floor((samples.length - SIZE) / hop) + 1)
  return Array.from({ length: count }, (_, index) =>
    magnitudes(samples.subarray(index * hop, index * hop + SIZE)),
  )
}

function magnitudes(samples: Float32Array): Float64Array {
  const real = WINDOW.map((share, index) => share * (samples[index] ?? 0))
  const imaginary = new Float64Array(SIZE)
  transform(real, imaginary)
  return Float64Array.from({ length: BINS }, (_, bin) => Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0))
}

/** The fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let index = 1, other = 0; index < SIZE; index += 1) {
    let bit = SIZE >> 1
    for (; (other & bit) !== 0; bit >>= 1) other ^= bit
    other ^= bit
    if (index < other) {
      const kept = real[index] ?? 0
      real[index] = real[other] ?? 0
      real[other] = kept
    }
  }
  for (let span = 2; span <= SIZE; span *= 2) {
    for (let start = 0; start < SIZE; start += span) {
      for (let step = 0; step < span / 2; step += 1) {
        const turn = (step * SIZE) / span
        const [cos, sin] = [COS[turn] ?? 0, SIN[turn] ?? 0]
        const [low, high] = [start + step, start + step + span / 2]
        const [x, y] = [real[high] ?? 0, imaginary[high] ?? 0]
        const [a, b] = [x * cos - y * sin, x * sin + y * cos]
        real[high] = (real[low] ?? 0) - a
        imaginary[high] = (imaginary[low] ?? 0) - b
        real[low] = (real[low] ?? 0) + a
        imaginary[low] = (imaginary[low] ?? 0) + b
      }
    }
  }
}
