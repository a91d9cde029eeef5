import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { useServices } from '#services/services.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { closeCartDrawer } from '#ui/state/cartDrawer.ts'
import { isFocusLost, useListFocus } from '#ui/useListFocus.ts'
import styles from './Cart.module.css'
import { cartErrorText } from './cartErrorText.ts'
import { CartLines } from './CartLines.tsx'
import { CartNotices } from './CartNotices.tsx'
import { CartSyncState } from './CartSyncState.tsx'
import { ClearCart } from './ClearCart.tsx'
import { DiscountCode } from './DiscountCode.tsx'
import { FreeShipping } from './FreeShipping.tsx'
import { type LiveCart, liveCart } from './liveCart.ts'
import { useLineWords } from './useLineWords.ts'
import { useSpokenTotal } from './useSpokenTotal.ts'

/** The drawer's content: the lines, or why there are none. */
export function CartContents({ reading }: { reading: LiveCart }) {
  const { i18n, t } = useLingui()
  if (reading.kind === 'unread') return <Loading />
  if (reading.kind === 'failed') {
    return (
      <ErrorState
        title={t`Nie możemy pokazać koszyka`}
        description={i18n._(cartErrorText(reading.code))}
        onRetry={() => void liveCart.watch()}
      />
    )
  }
  return <Contents cart={reading.value} />
}

function Contents({ cart }: { cart: CartSnapshot }) {
  useSpokenTotal(cart)
  useLineWords(cart.items)
  const lines = useRef<HTMLUListElement>(null)
  useListFocus(
    lines,
    cart.items.map(({ id }) => id),
  )
  const isOwnShop = isOwnStorefront(useServices().config)
  return (
    <div className={styles.contents}>
      <CartNotices notices={cart.notices} />
      {cart.items.length === 0 ? (
        <Empty />
      ) : (
        <>
          <FreeShipping totals={cart.totals} />
          <CartLines
            ref={lines}
            items={cart.items}
            refusals={cart.refusals}
            cost={isOwnShop ? null : cart.cost}
          />
          <DiscountCode codes={cart.discountCodes} />
          <div className={styles.upkeep}>
            <CartSyncState cart={cart} />
            <ClearCart />
          </div>
        </>
      )}
    </div>
  )
}

function Empty() {
  const { t } = useLingui()
  const wayOut = useRef<HTMLAnchorElement>(null)

  // The line that left last took the focus with it; from outside the drawer, Escape wouldn't close it.
  useLayoutEffect(() => {
    if (isFocusLost()) wayOut.current?.focus()
  }, [])

  return (
    <EmptyState
      icon={<ShoppingBag size={28} />}
      title={t`Koszyk jest jeszcze pusty`}
      description={t`To, co dodasz, zapiszemy na tym urządzeniu, także bez sieci.`}
      action={
        <ButtonLink ref={wayOut} to="/sklep" variant="primary" onClick={closeCartDrawer}>
          <Trans>Przejdź do sklepu</Trans>
        </ButtonLink>
      }
    />
  )
}

function Loading() {
  return (
    <div className={styles.contents}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.loading}>
          <Skeleton width="5rem" height="5rem" />
          <Skeleton height="5rem" />
        </div>
      ))}
    </div>
  )
}
