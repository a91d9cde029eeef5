import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { LayoutTemplate, ShoppingBag, Sparkles, User, type LucideIcon } from 'lucide-react'

/** A place of the site in its bars. */
export interface Destination {
  readonly to: string
  readonly label: MessageDescriptor
}

/** The top bar and the footer: what stands and can be used today. */
export const TOP_DESTINATIONS: readonly Destination[] = [
  { to: '/sklep', label: msg`Sklep` },
  { to: '/generatory', label: msg`Generatory` },
  { to: '/produkty-ai', label: msg`Produkty AI` },
  { to: '/sklep/kredyty', label: msg`Kredyty` },
]

/** What people agree to: at the end of every page. */
export const LEGAL_DESTINATIONS: readonly Destination[] = [
  { to: '/regulamin', label: msg`Regulamin` },
  { to: '/polityka-prywatnosci', label: msg`Prywatność` },
]

export interface BarDestination extends Destination {
  readonly icon: LucideIcon
}

/** The phone's bottom bar before the cart. Places keep their position from the first day, for the thumb's memory. */
export const BAR_DESTINATIONS: readonly BarDestination[] = [
  { to: '/sklep', label: msg`Sklep`, icon: ShoppingBag },
  { to: '/generatory', label: msg`Generuj`, icon: Sparkles },
  { to: '/szablony', label: msg`Szablony`, icon: LayoutTemplate },
]

/** The last place of the bottom bar, after the cart. */
export const ACCOUNT_DESTINATION: BarDestination = { to: '/konto', label: msg`Konto`, icon: User }
