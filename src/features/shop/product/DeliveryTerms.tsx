import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { isMadeToOrder } from '#domain/catalogue/madeToOrder.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { FREE_SHIPPING_FROM, shippingPrice, STANDARD_DAYS } from '#domain/checkout/shippingMethods.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { WITHDRAWAL_DAYS } from '#domain/checkout/withdrawal.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import styles from './DeliveryTerms.module.css'

// Of shops with a carrier alone.
const DeliveryDates = lazyPart(() => import('./DeliveryDates.tsx'))

export interface DeliveryTermsProps {
  readonly product: Product
  readonly variant: ProductVariant
}

/**
 * The price of delivery, its method (with a carrier: its days), and whether the thing can be returned. Left out where
 * another store sells it, and for things without delivery.
 */
export function DeliveryTerms({ product, variant }: DeliveryTermsProps) {
  const format = useFormat()
  const { config } = useServices()
  if (!isOwnStorefront(config) || !variant.requiresShipping) return null
  const { currencyCode, amount } = variant.price
  const cost = shippingPrice('standard', amount)
  const price = format.money({ amount: cost, currencyCode })
  const freeFrom = format.money({ amount: withTax(FREE_SHIPPING_FROM), currencyCode })
  return (
    <dl className={styles.terms}>
      <dt>
        <Trans>Dostawa</Trans>
      </dt>
      <dd>
        {cost === 0 ? (
          <Trans>bez opłat</Trans>
        ) : (
          <Trans>
            {price}, bez opłat od {freeFrom}
          </Trans>
        )}
      </dd>
      <dt>
        <Trans>Dostawa do Ciebie</Trans>
      </dt>
      <dd>
        {config.hasCarrier ? <Days /> : <Trans>kurierem pod drzwi; napiszemy, gdy paczka wyruszy</Trans>}
      </dd>
      <dt>
        <Trans>Zwroty</Trans>
      </dt>
      <dd>
        {isMadeToOrder(product) ? (
          <Trans>bez zwrotu, bo robimy to tylko dla Ciebie</Trans>
        ) : (
          <Trans>{WITHDRAWAL_DAYS} dni, bez podawania przyczyny</Trans>
        )}{' '}
        <TextLink to="/dostawa-i-zwroty">
          <Trans>Zasady</Trans>
        </TextLink>
      </dd>
    </dl>
  )
}

/** In how many days the courier comes, then on which. A document may be of yesterday: it tells no dates. */
function Days() {
  const isBeingTakenOver = useIsHydrated()
  const { earliest, latest } = STANDARD_DAYS
  const words = (
    <Trans>
      w {earliest}–{latest} dni robocze
    </Trans>
  )
  return isBeingTakenOver ? (
    words
  ) : (
    <Suspense fallback={words}>
      <DeliveryDates />
    </Suspense>
  )
}
