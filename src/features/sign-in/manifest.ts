import { msg } from '@lingui/core/macro'
import type { SessionIntentArguments } from '#offline/session/sessionIntentArguments.ts'
import type { Places, ScreenTitles, ShownIntents } from '#services/manifest.ts'

/** The titles of its screens. */
export const signInScreens = {
  '/login': { title: msg`Logowanie` },
  '/register': { title: msg`Nowe konto` },
  '/forgot-password': { title: msg`Zapomniane hasło` },
  '/reset-password': { title: msg`Nowe hasło` },
  '/verify-email': { title: msg`Potwierdzenie adresu` },
  '/verify-email-required': { title: msg`Potwierdź adres e-mail` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const signInPlaces = {
  login: {
    to: '/login',
    label: msg`Zaloguj się`,
    visitors: 'guests',
    in: ['menu', 'palette'],
  },
  register: {
    to: '/register',
    label: msg`Załóż konto`,
    visitors: 'guests',
    in: ['menu', 'palette'],
  },
} as const satisfies Places

/** The names of its changes in the outbox. */
export const signInIntents: ShownIntents<SessionIntentArguments> = {
  'session.revoke': { place: 'account', words: () => msg`Wylogowanie na serwerze` },
}
