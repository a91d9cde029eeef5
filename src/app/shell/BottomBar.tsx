import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { LayoutTemplate, type LucideIcon, ShoppingBag, Sparkles, User } from 'lucide-react'
import { PlaceLink } from '#ui/PlaceLink.tsx'
import { CartButton } from '#features/cart/CartButton.tsx'
import { isCurrent } from '../places/isCurrent.ts'
import { sitePlacesIn } from '../places/sitePlaces.ts'
import { useSwitchedOn } from '../places/useSwitchedOn.ts'
import styles from './BottomBar.module.css'

const BAR = sitePlacesIn('bar')
type BarPlace = (typeof BAR)[number]

const ICONS: Readonly<Record<BarPlace['name'], LucideIcon>> = {
  shop: ShoppingBag,
  generators: Sparkles,
  templates: LayoutTemplate,
  ownAccount: User,
}

/** After the cart, at the end. */
const isLast = ({ name }: BarPlace) => name === 'ownAccount'

/** The phone's main navigation, under the thumb. */
export function BottomBar() {
  const { t } = useLingui()
  const places = useSwitchedOn(BAR)
  return (
    <nav aria-label={t`Pasek na dole`} className={styles.bar}>
      <ul className={styles.list}>
        {places.map((place) => (isLast(place) ? null : <BarItem key={place.name} place={place} />))}
        <li className={styles.cart}>
          <CartButton presentation="bar" />
        </li>
        {places.map((place) => (isLast(place) ? <BarItem key={place.name} place={place} /> : null))}
      </ul>
    </nav>
  )
}

function BarItem({ place: { name, to, label, shortLabel } }: { readonly place: BarPlace }) {
  const { i18n } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  const Icon = ICONS[name]
  return (
    <li>
      <PlaceLink to={to} className={styles.item} isHere={isCurrent(to, path)}>
        <Icon size={22} strokeWidth={1.75} />
        {i18n._(shortLabel ?? label)}
      </PlaceLink>
    </li>
  )
}
