/** Serialised peaks begin with this, then stand their length in ms and the ms of a bucket, 32 bits each (little-endian). */
const MAGIC = [112, 107, 115, 1] as const
const HEADER_BYTES = 12
/** Each level of detail is so many times coarser than the one before. */
const COARSER = 8
const LEVELS = 4
const FINEST_MS = 10
/** Longer sounds have coarser buckets: what is kept stays below two megabytes. */
const FINEST_UNTIL_MS = 7_200_000

/**
 * The least and the most of a sound per bucket of time, at four levels of detail. All of it is `bytes`: kept as they are,
 * read by `readPeaks`.
 */
export interface Peaks {
  readonly bytes: Int8Array
  readonly lengthMs: number
  /** How long a bucket of the finest level is. */
  readonly bucketMs: number
}

/** Peaks of a sound of which nothing has come yet: flat. Fill them by `addBuckets`. */
export function newPeaks(lengthMs: number): Peaks {
  const length = Math.max(1, Math.ceil(lengthMs))
  const bucketMs = FINEST_MS * Math.ceil(length / FINEST_UNTIL_MS)
  const bytes = new Int8Array(HEADER_BYTES + 2 * bucketsUntil(length, bucketMs, LEVELS))
  bytes.set(MAGIC)
  const view = new DataView(bytes.buffer)
  view.setUint32(4, length, true)
  view.setUint32(8, bucketMs, true)
  return { bytes, lengthMs: length, bucketMs }
}

/** Kept peaks; null for bytes that are none or were cut. */
export function readPeaks(bytes: Int8Array): Peaks | null {
  if (bytes.length < HEADER_BYTES || MAGIC.some((byte, at) => bytes[at] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lengthMs = view.getUint32(4, true)
  const bucketMs = view.getUint32(8, true)
  if (bucketMs === 0) return null
  return bytes.length === HEADER_BYTES + 2 * bucketsUntil(lengthMs, bucketMs, LEVELS)
    ? { bytes, lengthMs, bucketMs }
    : null
}

/** How many buckets a level has: 0 is the finest. */
const bucketsOf = (lengthMs: number, bucketMs: number, level: number) =>
  Math.ceil(lengthMs / (bucketMs * COARSER ** level))

/** How many buckets the levels before have together. */
function bucketsUntil(lengthMs: number, bucketMs: number, level: number): number {
  let all = 0
  for (let before = 0; before < level; before += 1) all += bucketsOf(lengthMs, bucketMs, before)
  return all
}

const partOf = ({ bytes, lengthMs, bucketMs }: Peaks, level: number): Int8Array => {
  const from = HEADER_BYTES + 2 * bucketsUntil(lengthMs, bucketMs, level)
  return bytes.subarray(from, from + 2 * bucketsOf(lengthMs, bucketMs, level))
}

/**
 * Fills in buckets of the finest level (`createBucketMeter`) from one on, in place, and the coarser ones above them. What
 * lies behind the end is left out.
 */
export function addBuckets(peaks: Peaks, first: number, buckets: Int8Array): void {
  let from = first
  let to = first + buckets.length / 2
  const finest = partOf(peaks, 0)
  finest.set(buckets.subarray(0, Math.max(0, finest.length - 2 * first)), Math.min(2 * first, finest.length))
  for (let level = 1; level < LEVELS; level += 1) {
    const [fine, coarse] = [partOf(peaks, level - 1), partOf(peaks, level)]
    from = Math.floor(from / COARSER)
    to = Math.min(coarse.length / 2, Math.ceil(to / COARSER))
    for (let at = from; at < to; at += 1) join(fine, at * COARSER, (at + 1) * COARSER, coarse, at)
  }
}

/** The least and the most of some buckets, written as one. */
function join(fine: Int8Array, from: number, to: number, into: Int8Array, at: number): void {
  let least = fine[2 * from] ?? 0
  let most = fine[2 * from + 1] ?? 0
  for (let bucket = from + 1; bucket < to && 2 * bucket < fine.length; bucket += 1) {
    least = Math.min(least, fine[2 * bucket] ?? 0)
    most = Math.max(most, fine[2 * bucket + 1] ?? 0)
  }
  into[2 * at] = least
  into[2 * at + 1] = most
}

/**
 * What is drawn of a part of the sound in so many columns: least and most of each by turns, -127 to 127; 0 where nothing
 * has come yet and outside of the sound. Reads the coarsest level that is fine enough.
 */
export function peaksBetween(peaks: Peaks, startMs: number, endMs: number, columns: number): Int8Array {
  const drawn = new Int8Array(2 * columns)
  const columnMs = (endMs - startMs) / columns
  let level = 0
  while (level < LEVELS - 1 && peaks.bucketMs * COARSER ** (level + 1) <= columnMs) level += 1
  const part = partOf(peaks, level)
  const bucketMs = peaks.bucketMs * COARSER ** level
  for (let column = 0; column < columns; column += 1) {
    const from = Math.floor((startMs + column * columnMs) / bucketMs)
    const to = Math.max(from + 1, Math.ceil((startMs + (column + 1) * columnMs) / bucketMs))
    if (to > 0 && 2 * from < part.length) join(part, Math.max(0, from), to, drawn, column)
  }
  return drawn
}
