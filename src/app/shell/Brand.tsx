import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './Brand.module.css'

/** The mark and the name; leads home. */
export function Brand() {
  const { t } = useLingui()
  return (
    <Link to="/" className={styles.brand} aria-label={t`Iskra, strona główna`}>
      <svg viewBox="96 28 320 456" width="20" height="28" className={styles.mark} aria-hidden="true">
        <path d="M256 36C276 128 304 156 402 176C304 196 276 224 256 316C236 224 208 196 110 176C208 156 236 128 256 36Z" />
        <path d="M206 326Q256 356 306 326V426A50 50 0 0 1 206 426Z" />
      </svg>
      <span className={styles.name} translate="no">
        Iskra
      </span>
    </Link>
  )
}
