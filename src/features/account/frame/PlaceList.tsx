import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { ACCOUNT_PLACES, type AccountPlaceName } from './accountPlaces.ts'
import styles from './PlaceList.module.css'

/** Links to places, each with its tasks: rows for a thumb. */
export function PlaceList({ places }: { readonly places: readonly AccountPlaceName[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={styles.list}>
      {places.map((name) => {
        const { to, icon: Icon, label, about } = ACCOUNT_PLACES[name]
        return (
          <li key={name}>
            <Link to={to} className={styles.row}>
              <span className={styles.icon} aria-hidden="true">
                <Icon size={22} strokeWidth={1.75} />
              </span>
              <span className={styles.words}>
                <span className={styles.label}>{i18n._(label)}</span>
                <span className={styles.about}>{i18n._(about)}</span>
              </span>
              <ChevronRight size={20} className={styles.mark} aria-hidden="true" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
