import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const newsletterScreens = {
  '/newsletter/confirm': { title: msg`Potwierdzenie newslettera` },
  '/newsletter/unsubscribe': { title: msg`Wypisanie z newslettera` },
} as const satisfies ScreenTitles
