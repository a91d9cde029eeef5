import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { CartTotals } from '#domain/cart/totals.ts'
import { useFormat } from '#i18n/format.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './Cart.module.css'
import { cartErrorText } from './cartErrorText.ts'
import { useCheckout } from './useCheckout.ts'

/** What it comes to, and the way to the checkout. */
export function CartFooter({ cart }: { cart: CartSnapshot }) {
  const { i18n } = useLingui()
  const { state, start } = useCheckout()
  return (
    <div className={styles.footer}>
      <Sums totals={cart.totals} />
      {state.kind === 'local' ? (
        <div role="alert">
          <Notice tone="neutral">
            <Trans>
              Checkout dla produktów AI będzie wkrótce dostępny. Na razie używamy lokalnego koszyka.
            </Trans>
          </Notice>
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <div role="alert">
          <Notice tone="danger">{i18n._(cartErrorText(state.code))}</Notice>
        </div>
      ) : null}
      <Button
        variant="primary"
        size="large"
        className={styles.checkout ?? ''}
        isPending={state.kind === 'preparing'}
        onPress={() => void start()}
      >
        {state.kind === 'preparing' ? <Trans>Sprawdzamy koszyk…</Trans> : <Trans>Przejdź do kasy</Trans>}
        <ArrowRight size={20} aria-hidden="true" />
      </Button>
    </div>
  )
}

/** Specification part 1, section 9: subtotal, shipping when there is any, total; the tax is the checkout's. */
function Sums({ totals }: { totals: CartTotals }) {
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currencyCode: totals.currencyCode })
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>
            <Trans>Produkty</Trans>
          </dt>
          <dd>{money(totals.subtotal)}</dd>
        </div>
        {totals.shipping > 0 ? (
          <div className={styles.sum}>
            <dt>
              <Trans>Dostawa</Trans>
            </dt>
            <dd>{money(totals.shipping)}</dd>
          </div>
        ) : null}
        <div className={styles.sum} data-tone="total">
          <dt>
            <Trans>Razem</Trans>
          </dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </dl>
      <p className={styles.tax}>
        <Trans>Razem obejmuje podatek, który obliczamy przy kasie.</Trans>
      </p>
    </>
  )
}
