import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const debugScreens = {
  '/debug': {
    title: msg`Diagnostyka`,
    description: msg`Wersje, pamięć i stan pracy bez sieci na tym urządzeniu.`,
  },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const debugPlaces = {
  debug: { to: '/debug', label: msg`Diagnostyka`, in: ['palette'] },
} as const satisfies Places
