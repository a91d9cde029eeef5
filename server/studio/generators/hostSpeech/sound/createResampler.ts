/** Brings sound that comes piece by piece to another rate. */
export interface Resampler {
  /** The samples that are known from here on. */
  add(samples: Float32Array): Float32Array
  /** Those that waited for what would come next. */
  rest(): Float32Array
}

/** Zero crossings of the filter on either side: enough for speech. */
const CROSSINGS = 16
/** The share of the lower half rate that passes: what is above would come back as something else. */
const PASSES = 0.95
/** The filter is known at so many points for each sample that comes. */
const STEPS = 256

/** Rates are in samples per second. */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { add: (samples) => samples, rest: () => new Float32Array() }
  const cutoff = PASSES * Math.min(1, to / from)
  const half = Math.ceil(CROSSINGS / cutoff)
  const filter = filterOf(cutoff, half)
  const ratio = from / to
  let kept: Float32Array = new Float32Array(half)
  /** The place of the first kept sample; those before the beginning are silent. */
  let first = -half
  let made = 0

  function take(samples: Float32Array, until: number): Float32Array {
    const joined = new Float32Array(kept.length + samples.length)
    joined.set(kept)
    joined.set(samples, kept.length)
    const count = Math.max(0, Math.ceil(until / ratio) - made)
    const out = new Float32Array(count)
    for (let at = 0; at < count; at += 1) {
      const place = (made + at) * ratio
      const middle = Math.floor(place)
      let sum = 0
      for (let near = middle - half + 1; near <= middle + half; near += 1) {
        const step = Math.round(Math.abs(place - near) * STEPS)
        sum += (joined[near - first] ?? 0) * (filter[step] ?? 0)
      }
      out[at] = sum
    }
    made += count
    const start = Math.max(first, Math.floor(made * ratio) - half)
    kept = joined.slice(start - first)
    first = start
    return out
  }

  return {
    add: (samples) => take(samples, first + kept.length + samples.length - half),
    rest: () => take(new Float32Array(half), first + kept.length),
  }
}

/** A sinc under a Hann window, from its middle to its end. */
function filterOf(cutoff: number, half: number): Float32Array {
  return Float32Array.from({ length: half * STEPS + 1 }, (_, step) => {
    const place = step / STEPS
    const angle = Math.PI * cutoff * place
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle
    return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * place) / half))
  })
}
