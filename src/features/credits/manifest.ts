import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const creditScreens = {
  '/kredyty': {
    title: msg`Kredyty i cennik`,
    description: msg`Ile kosztuje obraz, film i muzyka w każdym silniku, kiedy kredyty są pobierane i kiedy wracają. Pakiety bez abonamentu.`,
  },
  '/credits/success': { title: msg`Kredyty po zakupie` },
  '/credits/cancel': { title: msg`Płatność przerwana` },
  '/cennik/admin': { title: msg`Ceny silników` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const creditPlaces = {
  credits: {
    to: '/kredyty',
    label: msg`Kredyty i cennik`,
    in: ['palette'],
  },
  enginePrices: {
    to: '/cennik/admin',
    label: msg`Ceny silników`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
} as const satisfies Places
