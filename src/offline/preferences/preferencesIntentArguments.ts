import type { Preferences } from '#domain/account/preferences.ts'

/** The arguments of preferences' intents. */
export interface PreferencesIntentArguments {
  /** Choices that have still to reach the account, each with its own time. */
  readonly 'preferences.save': { readonly choices: Preferences }
  /** Reads other devices' choices. */
  readonly 'preferences.read': Readonly<Record<string, never>>
}

export const PREFERENCES_ENTITY = 'preferences'
