import { Trans } from '@lingui/react/macro'
import { LOWEST_WITHIN_DAYS } from '#domain/catalogue/lowestPrice.ts'
import type { Money } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './Price.module.css'
import { usePrices } from './prices.ts'

export interface PriceProps {
  /** As the shop holds it, before tax. */
  readonly price: Money
  /** The old price; struck through when it is higher. In our shop it is the lowest price of the 30 days before. */
  readonly compareAtPrice?: Money | null
  /** The price of the cheapest of several variants: "od 12,00 zł". */
  readonly from?: boolean
  /** Where there is room for one amount alone. */
  readonly isBrief?: boolean
  readonly size?: 'small' | 'medium' | 'large'
}

/** A thing's paid price, with the old one beside it when it was lowered, and its net amount. */
export function Price({
  price,
  compareAtPrice = null,
  from = false,
  isBrief = false,
  size = 'medium',
}: PriceProps) {
  const prices = usePrices()
  const amount = prices.text(price)
  const isLowered =
    compareAtPrice !== null &&
    compareAtPrice.currencyCode === price.currencyCode &&
    compareAtPrice.amount > price.amount
  return (
    <span className={styles.price} data-size={size} data-lowered={isLowered ? '' : undefined}>
      <span className={styles.now}>
        {isLowered ? (
          <span className="visually-hidden">
            <Trans>Cena teraz:</Trans>{' '}
          </span>
        ) : null}
        {from ? <Trans>od {amount}</Trans> : amount}
      </span>
      {isLowered ? (
        <span className={styles.before}>
          {prices.areOurs ? (
            <small className={styles.lowest}>
              <Trans>najniższa cena z {LOWEST_WITHIN_DAYS} dni przed obniżką:</Trans>{' '}
            </small>
          ) : (
            <span className="visually-hidden">
              <Trans>Cena wcześniej:</Trans>{' '}
            </span>
          )}
          <s>{prices.text(compareAtPrice)}</s>
        </span>
      ) : null}
      {prices.areOurs && !isBrief ? <BeforeTax price={price} /> : null}
    </span>
  )
}

/** „14,99 + podatek”. */
function BeforeTax({ price }: { readonly price: Money }) {
  const format = useFormat()
  const amount = format.number(price.amount / 100, { minimumFractionDigits: 2 })
  return (
    <small className={styles.beforeTax}>
      <Trans>{amount} + podatek</Trans>
    </small>
  )
}
