import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SessionState } from '#api/session/session.ts'
import { ADMIN, judgeAccess } from '#domain/access/access.ts'
import type { FixedAddress } from '#domain/addresses/screens.ts'

/** What shows places: the menus and the palette. */
export type Selection = 'top' | 'footer' | 'menu' | 'bar' | 'account' | 'palette'

/** A place of the site that people can go to from anywhere. */
export interface Place {
  readonly to: FixedAddress
  readonly label: MessageDescriptor
  /** Where there is little room. */
  readonly shortLabel?: MessageDescriptor
  /** Only to those it is for; `everybody` where it isn't said. */
  readonly visitors?: 'guests' | 'signed-in' | 'administrators'
  readonly in: readonly Selection[]
}

/**
 * Every place that a menu leads to, in the order of the menus: each shows those that name it. A place at which no
 * screen stands doesn't compile.
 */
export const PLACES = {
  home: { to: '/', label: msg`Strona główna`, in: ['menu', 'palette'] },
  shop: {
    to: '/sklep',
    label: msg`Sklep`,
    in: ['top', 'footer', 'menu', 'bar', 'palette'],
  },
  generators: {
    to: '/generatory',
    label: msg`Generatory`,
    shortLabel: msg`Generuj`,
    in: ['top', 'footer', 'menu', 'bar'],
  },
  templates: {
    to: '/szablony',
    label: msg`Szablony`,
    in: ['top', 'footer', 'menu', 'bar', 'palette'],
  },
  templateDrafts: {
    to: '/szablony/drafts',
    label: msg`Szkice szablonów`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  aiProducts: {
    to: '/produkty-ai',
    label: msg`Słowa na miarę`,
    in: ['top', 'footer', 'menu', 'palette'],
  },
  sharedGenerations: {
    to: '/generations/shared',
    label: msg`Prace wszystkich`,
    in: ['palette'],
  },
  films: { to: '/wideo', label: msg`Ściana filmów`, in: ['menu', 'palette'] },
  trending: { to: '/popularne', label: msg`Popularne`, in: ['menu', 'palette'] },
  creditPacks: {
    to: '/sklep/kredyty',
    label: msg`Kredyty`,
    in: ['top', 'footer', 'menu', 'palette'],
  },
  credits: {
    to: '/kredyty',
    label: msg`Kredyty i cennik`,
    in: ['palette'],
  },
  tutorials: { to: '/tutoriale', label: msg`Tutoriale`, in: ['footer', 'menu', 'palette'] },
  education: { to: '/edukacja', label: msg`Edukacja`, in: ['footer', 'menu', 'palette'] },
  news: { to: '/aktualnosci', label: msg`Aktualności`, in: ['footer', 'menu', 'palette'] },
  occasions: { to: '/okazje', label: msg`Okazje`, in: ['footer', 'menu', 'palette'] },
  wishlist: { to: '/ulubione', label: msg`Ulubione`, in: ['menu', 'palette'] },
  about: { to: '/o-nas', label: msg`O Iskrze`, in: ['footer', 'palette'] },
  contact: {
    to: '/kontakt',
    label: msg`Kontakt`,
    in: ['footer', 'palette'],
  },
  delivery: { to: '/dostawa-i-zwroty', label: msg`Dostawa i zwroty`, in: ['footer', 'palette'] },
  terms: { to: '/regulamin', label: msg`Regulamin`, in: ['footer'] },
  privacy: { to: '/polityka-prywatnosci', label: msg`Prywatność`, in: ['footer'] },
  // The way there, by signing in, is shown to guests too.
  ownAccount: { to: '/konto', label: msg`Konto`, in: ['bar'] },
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

type Places = typeof PLACES

/** The names of the places that a menu shows. */
export type PlaceIn<Where extends Selection> = {
  [Name in keyof Places]: Where extends Places[Name]['in'][number] ? Name : never
}[keyof Places]

/** A place with its name. */
export interface NamedPlace<Name extends keyof Places> extends Place {
  readonly name: Name
}

/** What a menu shows, in its order. */
export function placesIn<Where extends Selection>(where: Where): readonly NamedPlace<PlaceIn<Where>>[] {
  const all: readonly (readonly [string, Place])[] = Object.entries(PLACES)
  const isIn = (name: string, place: Place): name is PlaceIn<Where> =>
    Object.hasOwn(PLACES, name) && place.in.includes(where)
  return all.flatMap(([name, place]) => (isIn(name, place) ? [{ ...place, name }] : []))
}

/** Of some places those that are shown to whoever uses the page. */
export function placesFor<Shown extends Place>(
  places: readonly Shown[],
  session: SessionState,
): readonly Shown[] {
  return places.filter(({ visitors }) => visitors === undefined || isOneOf(visitors, session))
}

function isOneOf(visitors: NonNullable<Place['visitors']>, session: SessionState): boolean {
  if (session.status !== 'signed-in') return visitors === 'guests'
  if (visitors !== 'administrators') return visitors === 'signed-in'
  return judgeAccess(ADMIN, { ...session.user, isVerified: session.user.is_verified }) === 'allowed'
}
