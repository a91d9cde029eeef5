import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './Cart.module.css'
import { checkoutErrorText } from './cartErrorText.ts'
import { CartSums } from './CartSums.tsx'
import { useCheckout } from './useCheckout.ts'

/** The sums, and the link to the checkout. */
export function CartFooter({ cart }: { cart: CartSnapshot }) {
  const { i18n } = useLingui()
  const { state, start } = useCheckout()
  const isOnline = useConnectionView() === 'online'
  return (
    <div className={styles.footer}>
      <CartSums cart={cart} />
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
          <Notice tone="warning">{i18n._(checkoutErrorText(state.code, isOnline))}</Notice>
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
