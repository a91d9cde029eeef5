import { Trans } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import { type CartTotals, FREE_SHIPPING_FROM } from '#domain/cart/totals.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './Cart.module.css'

/** How much is missing for free delivery, as words and as a bar. */
export function FreeShipping({ totals }: { totals: CartTotals }) {
  const format = useFormat()
  const missing = Math.max(0, FREE_SHIPPING_FROM - totals.subtotal)
  const left = format.money({ amount: missing, currencyCode: totals.currencyCode })
  const reached = Math.min(1, totals.subtotal / FREE_SHIPPING_FROM)
  return (
    <div className={styles.shipping} data-reached={missing === 0 ? '' : undefined}>
      <p className={styles.shippingWords}>
        <Truck size={18} aria-hidden="true" />
        {missing === 0 ? (
          <Trans>Dostawa za darmo</Trans>
        ) : (
          <span>
            <Trans>
              Do darmowej dostawy brakuje <strong>{left}</strong>
            </Trans>
          </span>
        )}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ transform: `scaleX(${reached})` }} />
      </div>
    </div>
  )
}
