import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './OrderSummary.module.css'

export interface OrderSummaryProps {
  readonly pieces: number
  /** In the reader's words. */
  readonly total: string
  readonly children: ReactNode
  /** Open on a phone as well: where no script runs it can't be folded. */
  readonly isAlwaysOpen?: boolean
}

/** The order beside the form; on a phone folded above it, with the total always in sight. */
export function OrderSummary({ pieces, total, children, isAlwaysOpen = false }: OrderSummaryProps) {
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(isAlwaysOpen)
  return (
    <aside className={styles.summary} aria-labelledby={`${id}-title`}>
      {isAlwaysOpen ? null : (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-controls={`${id}-content`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span>
            {isUnfolded ? <Trans>Ukryj zamówienie</Trans> : <Trans>Pokaż zamówienie</Trans>}
            <ChevronDown className={styles.arrow} size={18} />
          </span>
          <strong className={styles.amount}>{total}</strong>
        </button>
      )}
      <div id={`${id}-content`} className={styles.content} data-unfolded={isUnfolded ? '' : undefined}>
        <h2 id={`${id}-title`} className={styles.title}>
          <Trans>Zamówienie</Trans>{' '}
          <span className={styles.pieces}>
            <Plural value={pieces} one="# sztuka" few="# sztuki" many="# sztuk" other="# sztuki" />
          </span>
        </h2>
        {children}
      </div>
    </aside>
  )
}
