import { Trans } from '@lingui/react/macro'
import { PriceSums } from '#ui/PriceSums.tsx'
import styles from './Cart.module.css'
import { type CartSums as Sums, type PricedCart, useCartSums } from './useCartSums.ts'

/** The cart's sums, and their source. */
export function CartSums({ cart }: { cart: PricedCart }) {
  const { kind, sums } = useCartSums(cart)
  return (
    <>
      <PriceSums sums={sums} isEstimate={kind === 'estimate'} />
      <p className={styles.said}>
        <Origin kind={kind} hasTax={saysTax(sums)} needsDelivery={cart.totals.needsDelivery} />
      </p>
    </>
  )
}

const saysTax = ({ rows, parts }: Sums['sums']) => parts !== null || rows.some(({ kind }) => kind === 'tax')

interface OriginProps {
  readonly kind: Sums['kind']
  readonly hasTax: boolean
  readonly needsDelivery: boolean
}

function Origin({ kind, hasTax, needsDelivery }: OriginProps) {
  if (kind === 'own') {
    return needsDelivery ? (
      <Trans>Ostateczny podatek liczymy w kasie, razem z dostawą, którą tam wybierzesz.</Trans>
    ) : (
      <Trans>Ostateczny podatek liczymy w kasie.</Trans>
    )
  }
  if (kind === 'estimate') return <Trans>Dokładną kwotę z podatkiem i dostawą zobaczysz w kasie.</Trans>
  return hasTax ? (
    <Trans>To kwota ze sklepu. Dostawę i dodatki doliczymy w kasie.</Trans>
  ) : (
    <Trans>To kwota ze sklepu. Dostawę, dodatki i podatek doliczymy w kasie.</Trans>
  )
}
