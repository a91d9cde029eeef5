import { msg } from '@lingui/core/macro'
import type { SessionState } from '#api/session/session.ts'
import { isAdministrator } from '#services/isAdministrator.ts'
import {
  type NamedPlace,
  type NameIn,
  type Place,
  type Selection,
  selectPlaces,
  SITE_PLACES,
} from './sitePlaces.ts'

/**
 * Every place that a menu or the palette leads to, in their order: those of the frame, then those that depend on who is
 * here and those that are rarely looked for. They come with what somebody opens.
 */
export const PLACES = {
  ...SITE_PLACES,
  sharedGenerations: {
    to: '/generations/shared',
    label: msg`Prace wszystkich`,
    in: ['palette'],
  },
  films: { to: '/wideo', label: msg`Ściana filmów`, in: ['palette'] },
  trending: { to: '/popularne', label: msg`Popularne`, in: ['palette'] },
  credits: {
    to: '/kredyty',
    label: msg`Kredyty i cennik`,
    in: ['palette'],
  },
  templateDrafts: {
    to: '/szablony/drafts',
    label: msg`Szkice szablonów`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
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
  history: {
    to: '/historia',
    label: msg`Historia`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
  gallery: {
    to: '/profil/galeria',
    label: msg`Galeria`,
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
  preferences: {
    to: '/preferences',
    label: msg`Preferencje`,
    visitors: 'signed-in',
    in: ['menu', 'account', 'palette'],
  },
  administration: {
    to: '/admin',
    label: msg`Administracja`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  people: {
    to: '/administracja/uzytkownicy',
    label: msg`Użytkownicy`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  newsletter: {
    to: '/admin/emails',
    label: msg`Newsletter`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  articles: {
    to: '/admin/content',
    label: msg`Teksty`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  affiliateCodes: {
    to: '/administracja/kody',
    label: msg`Kody twórców`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  judgedReviews: {
    to: '/administracja/opinie',
    label: msg`Opinie kupujących`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  reportedWorks: {
    to: '/administracja/zgloszenia',
    label: msg`Zgłoszone prace`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  stock: {
    to: '/administracja/magazyn',
    label: msg`Magazyn`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  production: {
    to: '/administracja/realizacja',
    label: msg`Realizacja`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  templateBuilder: {
    to: '/admin/template-builder',
    label: msg`Kreator szablonów`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  statistics: {
    to: '/statistics',
    label: msg`Statystyki`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  enhancedStatistics: {
    to: '/enhanced-statistics',
    label: msg`Rozszerzone statystyki`,
    visitors: 'administrators',
    in: ['palette'],
  },
  analytics: {
    to: '/analytics',
    label: msg`Analityka`,
    visitors: 'administrators',
    in: ['palette'],
  },
  analyticsCommand: {
    to: '/analytics-command',
    label: msg`Centrum analityki`,
    visitors: 'administrators',
    in: ['palette'],
  },
  monitoring: {
    to: '/realtime-monitoring',
    label: msg`Monitoring na żywo`,
    visitors: 'administrators',
    in: ['palette'],
  },
  enginePrices: {
    to: '/cennik/admin',
    label: msg`Ceny silników`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
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
  visits: { to: '/prywatnosc/moje-wizyty', label: msg`Moje wizyty`, in: ['palette'] },
  debug: { to: '/debug', label: msg`Diagnostyka`, in: ['palette'] },
} as const satisfies Readonly<Record<string, Place>>

/** The names of the places that something shows. */
export type PlaceIn<Where extends Selection> = NameIn<typeof PLACES, Where>

/** What something shows of all places, in their order. */
export function placesIn<Where extends Selection>(where: Where): readonly NamedPlace<PlaceIn<Where>>[] {
  return selectPlaces(PLACES, where)
}

/** Of some places those that are shown to whoever uses the page. */
export function placesFor<Shown extends Place>(
  places: readonly Shown[],
  session: SessionState,
): readonly Shown[] {
  return places.filter(({ visitors }) => visitors === undefined || isOneOf(visitors, session))
}

function isOneOf(visitors: NonNullable<Place['visitors']>, session: SessionState): boolean {
  if (visitors === 'administrators') return isAdministrator(session)
  return visitors === (session.status === 'signed-in' ? 'signed-in' : 'guests')
}
