import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const cardScreens = {
  '/kartka/$token': { title: msg`Kartka dla Ciebie` },
} as const satisfies ScreenTitles
