import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const engagementScreens = {
  '/prywatnosc/moje-wizyty': {
    title: msg`Moje wizyty`,
    description: msg`Co Iskra zapisała o Twoich wizytach na tym urządzeniu. Zobacz, pobierz albo usuń.`,
  },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const engagementPlaces = {
  visits: { to: '/prywatnosc/moje-wizyty', label: msg`Moje wizyty`, in: ['palette'] },
} as const satisfies Places
