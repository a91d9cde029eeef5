import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './ShopLine.module.css'
import { Spark } from './Spark.tsx'

/** The one line of the shop, at the end. */
export function ShopLine() {
  return (
    <div className={styles.line}>
      <Spark />
      <span>
        <Trans>
          Przyszło z <span translate="no">Iskry</span>.
        </Trans>{' '}
        <Link to="/" className={styles.link}>
          <Trans>Wyślij komuś coś od siebie</Trans>
        </Link>
      </span>
    </div>
  )
}
