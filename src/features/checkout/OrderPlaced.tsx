import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { OrderView } from '#domain/checkout/checkoutView.ts'
import { printedSums } from '#domain/checkout/printedSums.ts'
import { unbroken } from '#domain/typography/bindNumbers.ts'
import { useShopFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Card } from '#ui/Card.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { PriceSums } from '#ui/PriceSums.tsx'
import { SHIPPING_NAMES, shippingWords } from '#ui/deliveryNames.ts'
import { markOrderMade, useSiteFrame } from '#ui/state/till.ts'
import { OrderLines } from './OrderLines.tsx'
import styles from './OrderPlaced.module.css'

// Of an order that was paid and is on its way.
const ParcelCard = lazyPart(() => import('./ParcelCard.tsx'))

export interface OrderPlacedProps {
  /** The checkout's. */
  readonly token: string
  readonly order: OrderView
  /** The order's further content: files to be saved, an invoice. */
  readonly extras: ReactNode
}

/** The placed order: its number, the next steps, its content. */
export function OrderPlaced({ token, order, extras }: OrderPlacedProps) {
  const format = useShopFormat()
  const title = useRef<HTMLHeadingElement>(null)
  // Also for buyers who pressed pay with the keyboard or can't see the page change.
  useEffect(() => title.current?.focus(), [])
  useSiteFrame()
  useEffect(markOrderMade, [])
  const { email } = order.details
  return (
    <div className={styles.placed}>
      <header className={styles.header}>
        <CircleCheck className={styles.mark} size={44} aria-hidden="true" />
        <h1 ref={title} tabIndex={-1}>
          <Trans>Dziękujemy za zamówienie</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Numer zamówienia <strong className={styles.number}>{order.number}</strong>,{' '}
            <span className={styles.whole}>{format.dateTime(order.placedAt)}</span>
          </Trans>
        </p>
      </header>
      <Card title={<Trans>Co dalej</Trans>}>
        <ol className={styles.steps}>
          <li>
            <Trans>
              Potwierdzenie z linkiem do tej strony wysyłamy na <strong>{email}</strong>. Masz pytanie? Podaj
              numer zamówienia.
            </Trans>
          </li>
          {order.needsDelivery ? <DeliveryStep order={order} /> : null}
          {order.credits > 0 ? (
            <li>
              <Trans>
                Kredyty trafią na konto z adresem <strong>{email}</strong>, zwykle w kilka sekund. Nie masz
                konta? Poczekają, aż je założysz.
              </Trans>
            </li>
          ) : null}
          <li>
            <Trans>To była płatność testowa: z żadnego konta nic nie pobrano.</Trans>
          </li>
        </ol>
      </Card>
      {order.parcel == null ? null : (
        <Suspense>
          <ParcelCard parcel={order.parcel} />
        </Suspense>
      )}
      {extras}
      <Card title={<Trans>Zamówienie</Trans>}>
        <OrderLines lines={order.lines} currencyCode={order.totals.currencyCode} />
        <PriceSums sums={printedSums(order, (amount) => format.money(amount))} />
      </Card>
      <div className={styles.actions}>
        {order.credits > 0 ? (
          <ButtonLink to="/credits/success" search={{ order: token }} variant="primary">
            <Trans>Zobacz swoje kredyty</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink to="/sklep" variant={order.credits > 0 ? 'secondary' : 'primary'}>
          <Trans>Wróć do sklepu</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

function DeliveryStep({ order }: { order: OrderView }) {
  const { i18n } = useLingui()
  const { hasCarrier } = useServices().config
  const { details } = order
  const method = i18n._(SHIPPING_NAMES[details.shippingMethod])
  const time = i18n._(shippingWords(details.shippingMethod, hasCarrier))
  const place =
    details.shippingMethod === 'locker'
      ? details.lockerCode
      : `${details.address}, ${unbroken(details.postcode)} ${details.city}`
  return (
    <li>
      <Trans>
        {method}: {time}. Adres: {place}.
      </Trans>
    </li>
  )
}
