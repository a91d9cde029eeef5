import { type Choice, combineChoices } from './combineChoices.ts'
import { PREFERRED_GENERATORS_MOST, type Preferences } from './preferences.ts'

/**
 * Merges two devices' preferences: the later choice of each field, and of each preferred generator by itself. A field
 * that only one side has stays. The merge is commutative, associative and idempotent. Of simultaneous choices `false`
 * wins over `true`, else the value that sorts first, so a tie never gives a consent away. The latest
 * `PREFERRED_GENERATORS_MOST` generators stay.
 */
export function mergePreferences(one: Preferences, other: Preferences): Preferences {
  const merged = combineChoices(one, other, later)
  const latest = Object.entries(merged.preferredGenerators)
    .toSorted(([idA, a], [idB, b]) => b.changed_at - a.changed_at || (idA < idB ? -1 : 1))
    .slice(0, PREFERRED_GENERATORS_MOST)
  return { ...merged, preferredGenerators: Object.fromEntries(latest) }
}

/** The given choices that a merge with the present ones would change anything by. */
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
