import type { Stretch } from '../sound/speechStretches.ts'

/**
 * A stretch in as few parts as it takes for none to be longer than `mostMs`, cut in the longest silences that allow it. In
 * order, without a gap.
 */
export function recordingParts(
  { start, end }: Stretch,
  speech: readonly Stretch[] | null,
  mostMs: number,
): readonly Stretch[] {
  const count = Math.max(1, Math.ceil((end - start) / mostMs))
  const parts: Stretch[] = []
  let from = start
  for (let left = count - 1; left > 0; left -= 1) {
    const cut = quietest(speech ?? [], { start: Math.max(from + 1, end - left * mostMs), end: from + mostMs })
    parts.push({ start: from, end: cut })
    from = cut
  }
  return [...parts, { start: from, end }]
}

/** The middle of the longest silence between two times; the later one where there is none. */
function quietest(speech: readonly Stretch[], { start, end }: Stretch): number {
  let [cut, longest] = [end, 0]
  for (const [at, { end: from }] of speech.entries()) {
    const until = Math.min(end, speech[at + 1]?.start ?? end)
    const begin = Math.max(start, from)
    if (until - begin > longest) [cut, longest] = [Math.round((begin + until) / 2), until - begin]
  }
  return cut
}
