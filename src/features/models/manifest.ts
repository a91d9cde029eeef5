import { msg } from '@lingui/core/macro'
import type { ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const modelScreens = {
  '/modele': {
    title: msg`Modele AI: obrazy, wideo, audio i teksty`,
    description: msg`Co potrafi każdy model, na jakiej jest licencji i skąd to wiemy. Porównaj modele i wypróbuj te, które działają w Iskrze.`,
  },
  '/modele/$medium': { title: msg`Modele` },
  '/modele/$medium/$kategoria': { title: msg`Modele` },
  '/modele/$medium/$kategoria/$modelSlug': { title: msg`Model` },
} as const satisfies ScreenTitles
