/** A difference between two sequences: `taken` of the one became `put` of the other, at their places. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly otherFrom: number
  readonly otherTo: number
}

/** Beyond so many changes, the rest is one replacement: the work grows with their square. */
const MOST_CHANGES = 1_500

/**
 * The fewest replacements that make one sequence the other (Myers, 1986), in order; the parts between them are equal.
 * When the two have little in common, their middle is one replacement.
 */
export function diffSequences(one: readonly string[], other: readonly string[]): readonly Replacement[] {
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let end = one.length
  let otherEnd = other.length
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1
    otherEnd -= 1
  }
  if (start === end && start === otherEnd) return []
  const pairs = commonPairs(one.slice(start, end), other.slice(start, otherEnd))
  const replacements: Replacement[] = []
  let at = start
  let otherAt = start
  for (const [pair, otherPair] of [...pairs, [end - start, otherEnd - start] as const]) {
    const to = start + pair
    const otherTo = start + otherPair
    if (at < to || otherAt < otherTo) replacements.push({ from: at, to, otherFrom: otherAt, otherTo })
    at = to + 1
    otherAt = otherTo + 1
  }
  return replacements
}

/** The places of the elements that stay, in both sequences. */
function commonPairs(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly [number, number])[] {
  const most = Math.min(one.length + other.length, MOST_CHANGES)
  const reached = new Int32Array(2 * most + 3)
  const middle = most + 1
  const rounds: Int32Array[] = []
  for (let changes = 0; changes <= most; changes += 1) {
    rounds.push(reached.slice(middle - changes, middle + changes + 1))
    for (let line = -changes; line <= changes; line += 2) {
      const below = reached[middle + line + 1] ?? 0
      const beside = reached[middle + line - 1] ?? 0
      let at = line === -changes || (line !== changes && beside < below) ? below : beside + 1
      while (at < one.length && at - line < other.length && one[at] === other[at - line]) at += 1
      reached[middle + line] = at
      if (at >= one.length && at - line >= other.length) return walkBack(rounds, one.length, other.length)
    }
  }
  return []
}

function walkBack(
  rounds: readonly Int32Array[],
  length: number,
  otherLength: number,
): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  let at = length
  let otherAt = otherLength
  for (let changes = rounds.length - 1; changes >= 0 && (at > 0 || otherAt > 0); changes -= 1) {
    const reached = rounds[changes]
    const of = (line: number) => reached?.[line + changes] ?? 0
    const line = at - otherAt
    const isDown = line === -changes || (line !== changes && of(line - 1) < of(line + 1))
    const from = changes === 0 ? 0 : isDown ? of(line + 1) : of(line - 1)
    const fromLine = isDown ? line + 1 : line - 1
    const startAt = changes === 0 ? 0 : isDown ? from : from + 1
    while (at > startAt && otherAt > 0) {
      at -= 1
      otherAt -= 1
      pairs.push([at, otherAt])
    }
    at = from
    otherAt = changes === 0 ? 0 : from - fromLine
  }
  return pairs.toReversed()
}
