import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const galleryScreens = {
  '/profil/galeria': { title: msg`Galeria` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const galleryPlaces = {
  gallery: {
    to: '/profil/galeria',
    label: msg`Galeria`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
} as const satisfies Places
