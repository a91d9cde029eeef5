import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** What its screens are called. */
export const checkoutScreens = {
  '/kasa/$token': { title: msg`Kasa` },
} as const satisfies ScreenTitles
