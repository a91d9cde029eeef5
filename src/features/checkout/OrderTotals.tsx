import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CheckoutTotals } from '#domain/checkout/totals.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './OrderTotals.module.css'

/** What the order costs, part by part, exact to the grosz. */
export function OrderTotals({ totals, needsDelivery }: { totals: CheckoutTotals; needsDelivery: boolean }) {
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currencyCode: totals.currencyCode })
  return (
    <dl className={styles.totals}>
      <Row name={<Trans>Produkty</Trans>} value={money(totals.subtotal)} />
      {totals.discount === 0 ? null : (
        <Row name={<Trans>Rabat</Trans>} value={money(-totals.discount)} tone="good" />
      )}
      {needsDelivery ? (
        <Row
          name={<Trans>Dostawa</Trans>}
          value={totals.shipping === 0 ? <Trans>za darmo</Trans> : money(totals.shipping)}
        />
      ) : null}
      <Row name={<Trans>Podatek 8,25%</Trans>} value={money(totals.tax)} />
      <Row name={<Trans>Razem</Trans>} value={money(totals.total)} tone="sum" />
    </dl>
  )
}

function Row({ name, value, tone }: { name: ReactNode; value: ReactNode; tone?: 'good' | 'sum' }) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt>{name}</dt>
      <dd className={styles.amount}>{value}</dd>
    </div>
  )
}
