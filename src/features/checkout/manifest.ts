import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const checkoutScreens = {
  '/kasa/$token': { title: msg`Kasa` },
} as const satisfies ScreenTitles
