import { type Choice, combineChoices } from './combineChoices.ts'
import { NO_PREFERENCES, type Preferences } from './preferences.ts'

/** How far a device's clock may be ahead of the server's before its times are taken for wrong. */
export const CLOCK_TOLERANCE_MS = 60_000

/**
 * Bounds the times of choices that a device sends, before the server merges them: one further ahead than the tolerance
 * counts as made `now`. Otherwise a device whose clock is a year ahead would win for a year. Clocks that are behind
 * need no bound: see `timeOfChoice`.
 */
export function boundChoiceTimes(preferences: Preferences, now: number): Preferences {
  return combineChoices(preferences, NO_PREFERENCES, (choice) =>
    choice !== undefined && choice.changed_at > now + CLOCK_TOLERANCE_MS
      ? { ...choice, changed_at: now }
      : choice,
  )
}

/**
 * The time of a choice made now: always after the one it replaces, whatever the device's clock says. So a slow clock
 * never makes a person's newest choice lose against one they have already seen.
 */
export function timeOfChoice(before: Pick<Choice, 'changed_at'> | undefined, now: number): number {
  return Math.max(now, (before?.changed_at ?? -1) + 1)
}
