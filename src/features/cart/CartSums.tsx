import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import styles from './Cart.module.css'

type Priced = Pick<CartSnapshot, 'cost' | 'totals'>

/** What the cart comes to: as its store says where that is known, before as an estimate that says it is one. */
export function CartSums({ cart: { cost, totals } }: { cart: Priced }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencyCode } = cost ?? totals
  const money = (amount: number) => format.money({ amount, currencyCode })
  if (cost !== null) {
    const discount = cost.subtotal + (cost.tax ?? 0) - cost.total
    return (
      <>
        <dl className={styles.sums}>
          <Sum name={t`Produkty`} amount={money(cost.subtotal)} />
          {/* Where a store's prices hold the tax, the difference would be one of its own making. */}
          {cost.tax === null && discount > 0 ? <Sum name={t`Rabat`} amount={money(-discount)} /> : null}
          {cost.tax === null ? null : <Sum name={t`Podatek`} amount={money(cost.tax)} />}
          <Sum name={t`Razem`} amount={money(cost.total)} isTotal />
        </dl>
        <p className={styles.tax}>
          {cost.tax === null ? (
            <Trans>Tyle liczy sklep. Dostawę, dodatki i podatek doliczamy przy kasie.</Trans>
          ) : (
            <Trans>Tyle liczy sklep. Dostawę i dodatki doliczamy przy kasie.</Trans>
          )}
        </p>
      </>
    )
  }
  // Specification part 1, section 9: subtotal, shipping when there is any, total; the tax is the checkout's.
  return (
    <>
      <dl className={styles.sums}>
        <Sum name={t`Produkty`} amount={money(totals.subtotal)} />
        {totals.shipping > 0 ? <Sum name={t`Dostawa`} amount={money(totals.shipping)} /> : null}
        <Sum name={t`Razem szacunkowo`} amount={money(totals.total)} isTotal />
      </dl>
      <p className={styles.tax}>
        <Trans>Razem obejmuje podatek, który obliczamy przy kasie. Dokładną kwotę poda sklep.</Trans>
      </p>
    </>
  )
}

interface SumProps {
  readonly name: string
  readonly amount: string
  readonly isTotal?: boolean
}

function Sum({ name, amount, isTotal = false }: SumProps) {
  return (
    <div className={styles.sum} data-tone={isTotal ? 'total' : undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
