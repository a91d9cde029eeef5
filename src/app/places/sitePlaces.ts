import { msg } from '@lingui/core/macro'
import type { Place, Places, Selection } from '#services/manifest.ts'

/**
 * The places in the frame of every screen, in the order of its menus. Places that load on opening are in
 * ../manifests.ts.
 */
export const SITE_PLACES = {
  home: { to: '/', label: msg`Strona główna`, in: ['menu', 'palette'] },
  shop: {
    to: '/sklep',
    label: msg`Sklep`,
    in: ['top', 'footer', 'menu', 'bar', 'palette'],
  },
  occasions: { to: '/okazje', label: msg`Okazje`, in: ['footer', 'menu', 'palette'] },
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
  aiProducts: {
    to: '/produkty-ai',
    label: msg`Słowa na miarę`,
    in: ['top', 'footer', 'menu', 'palette'],
  },
  creditPacks: {
    to: '/sklep/kredyty',
    label: msg`Kredyty`,
    in: ['top', 'footer', 'menu', 'palette'],
  },
  tools: { to: '/narzedzia', label: msg`Narzędzia`, in: ['footer', 'menu', 'palette'] },
  models: { to: '/modele', label: msg`Modele AI`, in: ['footer', 'menu', 'palette'] },
  tutorials: { to: '/tutoriale', label: msg`Tutoriale`, in: ['footer', 'menu', 'palette'] },
  education: { to: '/edukacja', label: msg`Edukacja`, in: ['footer', 'menu', 'palette'] },
  news: { to: '/aktualnosci', label: msg`Aktualności`, in: ['footer', 'menu', 'palette'] },
  wishlist: { to: '/ulubione', label: msg`Ulubione`, in: ['menu', 'palette'] },
  about: { to: '/o-nas', label: msg`O Iskrze`, in: ['footer', 'palette'] },
  contact: {
    to: '/kontakt',
    label: msg`Kontakt`,
    in: ['footer', 'palette', 'till'],
  },
  delivery: { to: '/dostawa-i-zwroty', label: msg`Dostawa i zwroty`, in: ['footer', 'palette', 'till'] },
  terms: { to: '/regulamin', label: msg`Regulamin`, in: ['footer', 'till'] },
  privacy: { to: '/polityka-prywatnosci', label: msg`Prywatność`, in: ['footer', 'till'] },
  // The way there, by signing in, is shown to guests too.
  ownAccount: { to: '/konto', label: msg`Konto`, in: ['bar'] },
} as const satisfies Places

/** The names of the places of a table that a menu shows. */
export type NameIn<Table extends Places, Where extends Selection> = {
  [Name in keyof Table]: Where extends Table[Name]['in'][number] ? Name : never
}[keyof Table]

/** A place with its name. */
export interface NamedPlace<Name extends PropertyKey> extends Place {
  readonly name: Name
}

/** Returns the entries of a table that a menu shows, in its order. */
export function selectPlaces<Table extends Places, Where extends Selection>(
  table: Table,
  where: Where,
): readonly NamedPlace<NameIn<Table, Where>>[] {
  const isIn = (name: string, place: Place): name is NameIn<Table, Where> & string =>
    Object.hasOwn(table, name) && place.in.includes(where)
  return Object.entries(table).flatMap(([name, place]) => (isIn(name, place) ? [{ ...place, name }] : []))
}

/** Returns the entries of one of the frame's menus. */
export function sitePlacesIn<Where extends Selection>(
  where: Where,
): readonly NamedPlace<NameIn<typeof SITE_PLACES, Where>>[] {
  return selectPlaces(SITE_PLACES, where)
}
