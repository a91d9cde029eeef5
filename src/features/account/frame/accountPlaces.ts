import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import {
  CircleUser,
  History,
  IdCard,
  Images,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  SlidersHorizontal,
  Star,
} from 'lucide-react'

/** A page of the account. */
export interface AccountPlace {
  readonly to: LinkProps['to']
  readonly icon: LucideIcon
  readonly label: MessageDescriptor
  /** The tasks of the place. */
  readonly about: MessageDescriptor
}

export const ACCOUNT_PLACES = {
  billing: {
    to: '/ustawienia/rozliczenia',
    icon: ReceiptText,
    label: msg`Zamówienia i faktury`,
    about: msg`Twoje zamówienia, pliki do nich i dane do faktur`,
  },
  history: {
    to: '/historia',
    icon: History,
    label: msg`Historia`,
    about: msg`Wszystko, co powstało z Twoich opisów`,
  },
  gallery: {
    to: '/profil/galeria',
    icon: Images,
    label: msg`Galeria`,
    about: msg`Twoje zdjęcia i albumy`,
  },
  account: {
    to: '/ustawienia/konto',
    icon: CircleUser,
    label: msg`Konto`,
    about: msg`Imię, adres e-mail, kopia Twoich danych, usunięcie konta`,
  },
  profile: {
    to: '/profil',
    icon: IdCard,
    label: msg`Profil`,
    about: msg`Co inni widzą o Tobie i pod jakim adresem`,
  },
  security: {
    to: '/ustawienia/bezpieczenstwo',
    icon: ShieldCheck,
    label: msg`Bezpieczeństwo`,
    about: msg`Hasło, klucze dostępu, zalogowane urządzenia`,
  },
  reviews: {
    to: '/opinie',
    icon: Star,
    label: msg`Moje opinie`,
    about: msg`Oceny kupionych produktów`,
  },
  preferences: {
    to: '/preferences',
    icon: SlidersHorizontal,
    label: msg`Preferencje`,
    about: msg`Wygląd, język, wiadomości od nas`,
  },
} as const satisfies Readonly<Record<string, AccountPlace>>

export type AccountPlaceName = keyof typeof ACCOUNT_PLACES

/** The pages of the settings. */
export const PLACE_NAMES = [
  'billing',
  'account',
  'profile',
  'security',
  'reviews',
  'preferences',
] as const satisfies readonly AccountPlaceName[]

/** Where the account's own page leads. */
export const HOME_PLACE_NAMES: readonly AccountPlaceName[] = [
  'billing',
  'history',
  'gallery',
  'account',
  'profile',
  'security',
  'reviews',
  'preferences',
]
