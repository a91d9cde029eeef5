import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** What its screens are called. */
export const newsletterScreens = {
  '/newsletter/confirm': { title: msg`Potwierdzenie newslettera` },
  '/newsletter/unsubscribe': { title: msg`Wypisanie z newslettera` },
} as const satisfies ScreenTitles
