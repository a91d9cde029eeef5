import { Plural } from '@lingui/react/macro'
import styles from './CreditCount.module.css'

/** „3 kredyty”, on one line. */
export function CreditCount({ value }: { readonly value: number }) {
  return (
    <span className={styles.count}>
      <Plural value={value} one="# kredyt" few="# kredyty" many="# kredytów" other="# kredytu" />
    </span>
  )
}
