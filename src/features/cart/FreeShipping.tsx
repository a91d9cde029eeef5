import { Trans } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import { FREE_SHIPPING_FROM } from '#domain/cart/totals.ts'
import { useServices } from '#services/services.tsx'
import { useFormat } from '#i18n/format.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import styles from './Cart.module.css'

/** How much is missing for free delivery, as words and as a bar. Only our own checkout delivers by this rule. */
export function FreeShipping({ cart }: { cart: Pick<CartSnapshot, 'cost' | 'totals'> }) {
  const format = useFormat()
  const { endpoint } = useServices().config.storefront
  const { subtotal, currencyCode } = cart.cost ?? cart.totals
  if (!endpoint.startsWith('/')) return null
  const missing = Math.max(0, FREE_SHIPPING_FROM - subtotal)
  const left = format.money({ amount: missing, currencyCode })
  const reached = Math.min(1, subtotal / FREE_SHIPPING_FROM)
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
