import { Trans } from '@lingui/react/macro'
import { LOWEST_WITHIN_DAYS } from '#domain/catalogue/lowestPrice.ts'
import type { Money } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './Price.module.css'

export interface PriceProps {
  readonly price: Money
  /** What it cost before; shown struck through when it is more. */
  readonly compareAtPrice?: Money | null
  /** The price of the cheapest of several variants: "od 12,00 zł". */
  readonly from?: boolean
  /** It was lowered from the lowest price of the 30 days before, and says so. */
  readonly isLowest?: boolean
  readonly size?: 'small' | 'medium' | 'large'
}

/** A price, with the earlier one beside it when it has been lowered. */
export function Price({
  price,
  compareAtPrice = null,
  from = false,
  isLowest = false,
  size = 'medium',
}: PriceProps) {
  const format = useFormat()
  const amount = format.money(price)
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
          {isLowest ? (
            <small className={styles.lowest}>
              <Trans>najniższa cena z {LOWEST_WITHIN_DAYS} dni przed obniżką:</Trans>{' '}
            </small>
          ) : (
            <span className="visually-hidden">
              <Trans>Cena wcześniej:</Trans>{' '}
            </span>
          )}
          <s>{format.money(compareAtPrice)}</s>
        </span>
      ) : null}
    </span>
  )
}
