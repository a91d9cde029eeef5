import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PrintedParts, PrintedSums, SumKind } from '#domain/checkout/printedSums.ts'
import styles from './PriceSums.module.css'

const NAMES = {
  goods: msg`Produkty`,
  discount: msg`Rabat`,
  shipping: msg`Dostawa`,
  tax: msg`Podatek`,
  other: msg`Inne opłaty`,
  rounding: msg`Zaokrąglenie`,
} as const satisfies Record<SumKind, MessageDescriptor>

export interface PriceSumsProps {
  readonly sums: PrintedSums
  /** Where another party decides the total. */
  readonly isEstimate?: boolean
}

/** The sums of a purchase, part by part, in the same words everywhere. */
export function PriceSums({ sums, isEstimate = false }: PriceSumsProps) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.sums}>
      {sums.rows.map(({ kind, amount }) => (
        <div key={kind} className={styles.row} data-kind={kind}>
          <dt>{i18n._(NAMES[kind])}</dt>
          <dd className={styles.amount}>{amount ?? <Trans>za darmo</Trans>}</dd>
        </div>
      ))}
      <div className={styles.row} data-kind="total">
        <dt>{isEstimate ? <Trans>Razem szacunkowo</Trans> : <Trans>Razem</Trans>}</dt>
        <dd className={styles.total}>
          <span className={styles.amount}>{sums.total}</span>
          <TotalParts parts={sums.parts} />
        </dd>
      </div>
    </dl>
  )
}

/** „20,98 zł + podatek 1,24 zł”, under their total; nothing without tax. */
export function TotalParts({ parts }: { readonly parts: PrintedParts | null }) {
  if (parts === null) return null
  const { beforeTax, tax } = parts
  return (
    <span className={styles.parts}>
      <Trans>
        {beforeTax} + podatek {tax}
      </Trans>
    </span>
  )
}
