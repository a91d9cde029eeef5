import { Trans } from '@lingui/react/macro'
import styles from './OrDivider.module.css'

/** „albo”, between two ways to the same end. */
export function OrDivider() {
  return (
    <p className={styles.or}>
      <Trans>albo</Trans>
    </p>
  )
}
