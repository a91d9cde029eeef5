import type { Edit, Span } from '../span.ts'
import { editsBetween } from './diffTexts.ts'
import { editBetween } from './editBetween.ts'

/** The edits that make a text its present form. The words between their common beginning and end alone are compared. */
export function changesOf(before: string, present: string): readonly Edit[] {
  const hull = editBetween(before, present)
  if (hull === null) return []
  const inner = editsBetween(before.slice(hull.from, hull.to), hull.text)
  return inner.map((edit) => ({ ...edit, from: edit.from + hull.from, to: edit.to + hull.from }))
}

/** Whether changes leave a place of a text alone. An insertion at its edge does, but not at an empty place. */
export function isUntouched(place: Span, changes: readonly Edit[]): boolean {
  return changes.every(({ from, to }) => {
    if (place.from === place.to) return to < place.from || from > place.to
    return to <= place.from || from >= place.to
  })
}

/** The characters that changes before a place have added. */
export function shiftBefore(at: number, changes: readonly Edit[]): number {
  return changes
    .filter(({ to }) => to <= at)
    .reduce((sum, { from, to, text }) => sum + text.length - (to - from), 0)
}
