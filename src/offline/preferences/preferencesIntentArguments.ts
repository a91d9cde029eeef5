import type { Preferences } from '#domain/account/preferences.ts'

/** What the intents of preferences carry. */
export interface PreferencesIntentArguments {
  /** Choices that have still to reach the account, each with its own time. */
  readonly 'preferences.save': { readonly choices: Preferences }
  /** Asks what other devices have chosen. */
  readonly 'preferences.read': Readonly<Record<string, never>>
}

export const PREFERENCES_ENTITY = 'preferences'
