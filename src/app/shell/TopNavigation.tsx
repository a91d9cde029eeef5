import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { PlaceLink } from '#ui/PlaceLink.tsx'
import { isCurrent } from '../places/isCurrent.ts'
import { sitePlacesIn } from '../places/sitePlaces.ts'
import { useSwitchedOn } from '../places/useSwitchedOn.ts'
import styles from './TopNavigation.module.css'

const TOP = sitePlacesIn('top')

/** The main places, in the top bar of a wide screen. */
export function TopNavigation() {
  const { t, i18n } = useLingui()
  const shown = useSwitchedOn(TOP)
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label={t`Główna nawigacja`} className={styles.navigation}>
      <ul className={styles.list}>
        {shown.map(({ to, label }) => (
          <li key={to}>
            <PlaceLink to={to} className={styles.link} isHere={isCurrent(to, path, TOP)}>
              {i18n._(label)}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
