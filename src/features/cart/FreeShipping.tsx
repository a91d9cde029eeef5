import { Trans } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import { FREE_SHIPPING_FROM } from '#domain/checkout/shippingMethods.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useFormat } from '#i18n/format.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { useServices } from '#services/services.tsx'
import styles from './Cart.module.css'

/**
 * The missing amount for free delivery, as words and as a bar. Only our own checkout has this rule, and only for goods
 * with delivery.
 */
export function FreeShipping({ totals }: Pick<CartSnapshot, 'totals'>) {
  const format = useFormat()
  const isOwnShop = isOwnStorefront(useServices().config)
  const { subtotal, currencyCode, needsDelivery } = totals
  if (!isOwnShop || !needsDelivery) return null
  const missing = Math.max(0, FREE_SHIPPING_FROM - subtotal)
  const left = format.money({ amount: withTax(missing), currencyCode })
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
