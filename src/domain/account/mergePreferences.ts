import { type Choice, combineChoices } from './combineChoices.ts'
import { PREFERRED_GENERATORS_MOST, type Preferences } from './preferences.ts'

/**
 * Two devices' preferences as one: of each field the later choice, of the preferred generators each by itself. What
 * only one side has stays. The order of the sides and of several merges makes no difference, and merging again
 * changes nothing. Choices of one moment: `false` before `true`, and else the value that sorts first, so that a tie
 * never gives a consent away. Of the generators the latest `PREFERRED_GENERATORS_MOST` stay.
 */
export function mergePreferences(one: Preferences, other: Preferences): Preferences {
  const merged = combineChoices(one, other, later)
  const latest = Object.entries(merged.preferredGenerators)
    .toSorted(([idA, a], [idB, b]) => b.changed_at - a.changed_at || (idA < idB ? -1 : 1))
    .slice(0, PREFERRED_GENERATORS_MOST)
  return { ...merged, preferredGenerators: Object.fromEntries(latest) }
}

/** Those of the given choices that a merge with what is there would change anything by. */
export function newChoices(there: Preferences, given: Preferences): Preferences {
  return combineChoices(there, given, (before, choice) =>
    later(before, choice) === before ? undefined : choice,
  )
}

function later<T extends Choice>(one: T | undefined, other: T | undefined): T | undefined {
  if (one === undefined || other === undefined) return one ?? other
  if (one.changed_at !== other.changed_at) return one.changed_at > other.changed_at ? one : other
  return String(other.value) < String(one.value) ? other : one
}
