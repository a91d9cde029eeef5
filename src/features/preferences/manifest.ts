import { msg } from '@lingui/core/macro'
import type { PreferencesIntentArguments } from '#offline/preferences/preferencesIntentArguments.ts'
import type { Places, ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const preferenceScreens = {
  '/preferences': { title: msg`Preferencje` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const preferencePlaces = {
  preferences: {
    to: '/preferences',
    label: msg`Preferencje`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
} as const satisfies Places

/** The names of its changes in the outbox. */
export const preferenceIntents: ShownIntents<PreferencesIntentArguments> = {
  'preferences.save': { place: 'account', words: () => msg`Twoje preferencje` },
  'preferences.read': {
    place: 'account',
    words: () => msg`Sprawdzenie preferencji z innych urządzeń`,
  },
}
