import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { PlaceLink } from '#ui/PlaceLink.tsx'
import { isCurrent } from './isCurrent.ts'
import { TOP_DESTINATIONS } from './navigation.ts'
import styles from './TopNavigation.module.css'

/** The main places, in the top bar of a wide screen. */
export function TopNavigation() {
  const { t, i18n } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t`Główna nawigacja`} className={styles.navigation}>
      <ul className={styles.list}>
        {TOP_DESTINATIONS.map((destination) => (
          <li key={destination.to}>
            <PlaceLink
              to={destination.to}
              className={styles.link}
              isHere={isCurrent(destination.to, path, TOP_DESTINATIONS)}
            >
              {i18n._(destination.label)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
