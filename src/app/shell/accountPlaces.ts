import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface AccountPlace {
  readonly to: '/panel' | '/historia' | '/profil/galeria' | '/profil' | '/ustawienia' | '/preferences'
  readonly label: MessageDescriptor
  /** Other words by which it is looked for in the palette. */
  readonly keywords: string
}

/** Where an account is looked after, in the menus and the palette. */
export const ACCOUNT_PLACES: readonly AccountPlace[] = [
  { to: '/panel', label: msg`Panel`, keywords: 'dashboard konto account' },
  { to: '/historia', label: msg`Historia`, keywords: 'history generacje prace archiwum statystyki' },
  { to: '/profil/galeria', label: msg`Galeria`, keywords: 'gallery zdjęcia albumy pliki' },
  { to: '/profil', label: msg`Profil`, keywords: 'profile o mnie' },
  {
    to: '/ustawienia',
    label: msg`Ustawienia konta`,
    keywords: 'settings hasło e-mail bezpieczeństwo rozliczenia',
  },
  { to: '/preferences', label: msg`Preferencje`, keywords: 'preferences język motyw powiadomienia zgody' },
]
