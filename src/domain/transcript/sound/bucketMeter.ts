/** Finds the least and the most of sound that comes piece by piece. */
export interface BucketMeter {
  /** The buckets that are full now: least and most of each by turns, -127 to 127. */
  add(samples: Float32Array): Int8Array
  /** The last bucket, where it isn't full; empty where nothing is left. */
  rest(): Int8Array
}

/** `bucketMs` is that of the peaks to be filled. */
export function createBucketMeter(samplesPerSecond: number, bucketMs: number): BucketMeter {
  // May be no whole number: buckets end where it is met next, so that none are late after an hour.
  const bucketLength = (samplesPerSecond * bucketMs) / 1_000
  let least = Infinity
  let most = -Infinity
  let seen = 0
  let count = 0
  let end = Math.round(bucketLength)
  const taken = (): readonly [number, number] => {
    const bucket = [inSteps(Math.floor(least * 127)), inSteps(Math.ceil(most * 127))] as const
    least = Infinity
    most = -Infinity
    count += 1
    end = Math.round((count + 1) * bucketLength)
    return bucket
  }
  return {
    rest: () => (least > most ? new Int8Array() : Int8Array.of(...taken())),
    add(samples) {
      const buckets = new Int8Array(2 * (Math.ceil(samples.length / Math.floor(bucketLength)) + 1))
      let at = 0
      for (const sample of samples) {
        if (sample < least) least = sample
        if (sample > most) most = sample
        seen += 1
        if (seen < end) continue
        buckets.set(taken(), at)
        at += 2
      }
      return buckets.subarray(0, at)
    },
  }
}

const inSteps = (value: number) => Math.max(-127, Math.min(127, value))
