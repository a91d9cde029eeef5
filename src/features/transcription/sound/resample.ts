/** Half the length of the filter, in samples of the slower rate. */
export const FILTER_REACH = 16
/** Between two places where the filter is known it is taken as a line. */
const STEPS = 256

/** What lies around a sample and how much it counts: a low pass of windowed sinc, by distance in samples of the slower rate. */
const FILTER = Float64Array.from({ length: FILTER_REACH * STEPS + 2 }, (_, step) => {
  const distance = step / STEPS
  if (distance >= FILTER_REACH) return 0
  const phase = Math.PI * distance * 0.94
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / FILTER_REACH)
  return 0.94 * (distance === 0 ? 1 : Math.sin(phase) / phase) * window
})

/**
 * Sound at another rate, without tones that it can't hold. `first` is where in `samples` the first new sample lies, which
 * may be between two; `count` how many are wanted. What is asked for outside is silence.
 */
export function resample(
  samples: Float32Array,
  rate: number,
  newRate: number,
  first: number,
  count: number,
): Float32Array<ArrayBuffer> {
  const step = rate / newRate
  const scale = Math.min(1, newRate / rate)
  const reach = FILTER_REACH / scale
  const made = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    const place = first + at * step
    const from = Math.max(0, Math.ceil(place - reach))
    const to = Math.min(samples.length - 1, Math.floor(place + reach))
    let sum = 0
    for (let near = from; near <= to; near += 1) {
      const distance = Math.abs(near - place) * scale * STEPS
      const known = Math.floor(distance)
      const low = FILTER[known] ?? 0
      sum += (samples[near] ?? 0) * (low + ((FILTER[known + 1] ?? 0) - low) * (distance - known))
    }
    made[at] = sum * scale
  }
  return made
}
