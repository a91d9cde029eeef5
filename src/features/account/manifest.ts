import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const accountScreens = {
  '/uzytkownik/$username': { title: msg`Profil` },
  '/profil': { title: msg`Mój profil` },
  '/konto': { title: msg`Moje konto` },
  '/panel': { title: msg`Panel` },
  '/ustawienia': { title: msg`Ustawienia` },
  '/ustawienia/konto': { title: msg`Ustawienia konta` },
  '/ustawienia/bezpieczenstwo': { title: msg`Bezpieczeństwo konta` },
  '/ustawienia/rozliczenia': { title: msg`Zamówienia i faktury` },
  '/opinie': { title: msg`Moje opinie` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const accountPlaces = {
  orders: {
    to: '/ustawienia/rozliczenia',
    label: msg`Zamówienia`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
  dashboard: {
    to: '/panel',
    label: msg`Panel`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
  profile: {
    to: '/profil',
    label: msg`Profil`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
  settings: {
    to: '/ustawienia',
    label: msg`Ustawienia konta`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
  reviews: {
    to: '/opinie',
    label: msg`Moje opinie`,
    visitors: 'signed-in',
    in: ['palette'],
  },
} as const satisfies Places
