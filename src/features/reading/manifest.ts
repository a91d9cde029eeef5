import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const readingScreens = {
  '/aktualnosci': {
    title: msg`Aktualności`,
    description: msg`Co nowego w Iskrze: nowe wzory, funkcje i okazje, opowiedziane krótko i konkretnie.`,
  },
  '/aktualnosci/$slug': { title: msg`Aktualność` },
  '/edukacja': {
    title: msg`Edukacja`,
    description: msg`Jak pisać życzenia, robić obrazy i rozumieć AI: teksty dla Ciebie i dla firm, bez żargonu.`,
  },
  '/edukacja/$slug': { title: msg`Tekst` },
  '/poradnik/$slug': { title: msg`Poradnik` },
  '/tutoriale': {
    title: msg`Tutoriale i poradniki`,
    description: msg`Krok po kroku: od pierwszej kartki do własnego filmu. Możesz je czytać także bez sieci.`,
  },
  '/tutoriale/$slug': { title: msg`Tutorial` },
} as const satisfies ScreenTitles
