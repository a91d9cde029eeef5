import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
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
            <Link
              to={destination.to}
              className={styles.link}
              aria-current={isCurrent(destination.to, path, TOP_DESTINATIONS) ? 'page' : undefined}
            >
              {i18n._(destination.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
