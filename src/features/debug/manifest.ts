import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** What its screens are called. */
export const debugScreens = {
  '/debug': {
    title: msg`Diagnostyka`,
    description: msg`Wersje, pamięć i stan pracy bez sieci na tym urządzeniu.`,
  },
} as const satisfies ScreenTitles

/** What leads to them. */
export const debugPlaces = {
  debug: { to: '/debug', label: msg`Diagnostyka`, in: ['palette'] },
} as const satisfies Places
