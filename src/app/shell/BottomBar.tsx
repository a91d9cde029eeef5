import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { PlaceLink } from '#ui/PlaceLink.tsx'
import { CartButton } from '#features/cart/CartButton.tsx'
import { isCurrent } from './isCurrent.ts'
import { ACCOUNT_DESTINATION, BAR_DESTINATIONS, type BarDestination } from './navigation.ts'
import styles from './BottomBar.module.css'

/** The phone's main navigation, under the thumb. */
export function BottomBar() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pasek na dole`} className={styles.bar}>
      <ul className={styles.list}>
        {BAR_DESTINATIONS.map((destination) => (
          <BarItem key={destination.to} destination={destination} />
        ))}
        <li className={styles.cart}>
          <CartButton presentation="bar" />
        </li>
        <BarItem destination={ACCOUNT_DESTINATION} />
      </ul>
    </nav>
  )
}

function BarItem({ destination }: { readonly destination: BarDestination }) {
  const { i18n } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  const Icon = destination.icon
  return (
    <li>
      <PlaceLink to={destination.to} className={styles.item} isHere={isCurrent(destination.to, path)}>
        <Icon size={22} strokeWidth={1.75} />
        {i18n._(destination.label)}
      </PlaceLink>
    </li>
  )
}
