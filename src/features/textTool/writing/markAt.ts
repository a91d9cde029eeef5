import type { PlacedMark } from '../checking/checkedLines.ts'

/** The mark at a place of the text, the shortest where several lie there; null for none. */
export function markAt(marks: readonly PlacedMark[], at: number): PlacedMark | null {
  let found: PlacedMark | null = null
  for (const mark of marks) {
    if (mark.from > at) break
    if (mark.to >= at && (found === null || mark.to - mark.from <= found.to - found.from)) found = mark
  }
  return found
}

/** The mark before or behind a place, around the ends of the text; null where there are none. */
export function nextMark(
  marks: readonly PlacedMark[],
  at: number,
  direction: 'forward' | 'back',
): PlacedMark | null {
  if (direction === 'forward') return marks.find(({ from }) => from > at) ?? marks[0] ?? null
  return marks.findLast(({ from }) => from < at) ?? marks.at(-1) ?? null
}
