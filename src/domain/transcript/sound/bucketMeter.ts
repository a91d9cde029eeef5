/** Finds the least and the most of sound that comes piece by piece. */
export interface BucketMeter {
  /** The buckets that are full now: least and most of each by turns, -127 to 127. */
  add(samples: Float32Array): Int8Array
  /** The last bucket, where it isn't full; empty where nothing is left. */
  rest(): Int8Array
}

/** `bucketMs` is that of the peaks to be filled. */
export function createBucketMeter(samplesPerSecond: number, bucketMs: number): BucketMeter {
  const bucketLength = Math.round((samplesPerSecond * bucketMs) / 1_000)
  let least = Infinity
  let most = -Infinity
  let filled = 0
  const rest = () => (filled === 0 ? new Int8Array() : Int8Array.of(...taken()))
  const taken = (): readonly [number, number] => {
    const bucket = [inSteps(Math.floor(least * 127)), inSteps(Math.ceil(most * 127))] as const
    least = Infinity
    most = -Infinity
    filled = 0
    return bucket
  }
  return {
    rest,
    add(samples) {
      const buckets = new Int8Array(2 * Math.floor((filled + samples.length) / bucketLength))
      let at = 0
      for (const sample of samples) {
        if (sample < least) least = sample
        if (sample > most) most = sample
        filled += 1
        if (filled < bucketLength) continue
        buckets.set(taken(), at)
        at += 2
      }
      return buckets
    },
  }
}

const inSteps = (value: number) => Math.max(-127, Math.min(127, value))
