import { hasChoices } from '#domain/account/combineChoices.ts'
import type { Preferences } from '#domain/account/preferences.ts'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'

export type PreferenceField = keyof Preferences

/** How far a choice has got: kept on this device alone, on its way to the account, there, or refused by it. */
export type PreferenceState = 'on-device' | 'on-its-way' | 'saved' | 'refused'

/**
 * The progress of these fields' choices, that of the least advanced one; null where nothing was chosen yet. A choice at
 * `chosenAt` (epoch ms) may be so new that the preferences don't have it yet.
 */
export function preferenceState(
  { choices, unsent, isRefused, isAccount }: DevicePreferences,
  fields: readonly PreferenceField[],
  chosenAt: Readonly<Partial<Record<'theme' | 'language', number>>> = {},
): PreferenceState | null {
  const isNewer = (['theme', 'language'] as const).some(
    (field) => fields.includes(field) && (chosenAt[field] ?? 0) > (choices[field]?.changed_at ?? 0),
  )
  if (!isNewer && !hasAny(choices, fields)) return null
  if (!isAccount) return 'on-device'
  if (isNewer) return 'on-its-way'
  if (!hasAny(unsent, fields)) return 'saved'
  return isRefused ? 'refused' : 'on-its-way'
}

function hasAny(preferences: Preferences, fields: readonly PreferenceField[]): boolean {
  const { preferredGenerators, ...others } = preferences
  return fields.some((field) =>
    field === 'preferredGenerators' ? hasChoices({ preferredGenerators }) : others[field] !== undefined,
  )
}
