import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CloudUpload, Hourglass, RefreshCw, TriangleAlert } from 'lucide-react'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { useConnectionView } from '#services/connectionView.ts'
import styles from './Cart.module.css'
import { cartErrorText } from './cartErrorText.ts'

/** The state of the cart between this device and the shop, in words. */
export function CartSyncState({ cart }: { cart: CartSnapshot }) {
  return (
    <output className={styles.sync} data-state={cart.syncState}>
      <SyncWords cart={cart} />
    </output>
  )
}

function SyncWords({ cart }: { cart: CartSnapshot }) {
  const { i18n } = useLingui()
  const connection = useConnectionView()
  switch (cart.syncState) {
    case 'synced':
      return (
        <>
          <CircleCheck size={16} aria-hidden="true" />
          <Trans>koszyk zapisany</Trans>
        </>
      )
    case 'sending':
      return <Sending />
    case 'waiting':
      // No attempt was made yet: that takes only moments.
      if (connection !== 'offline' && cart.error === null) return <Sending />
      return (
        <>
          <CloudUpload size={16} aria-hidden="true" />
          {connection === 'online' ? (
            <Trans>zapisane na urządzeniu, sklep nie odpowiada, spróbujemy ponownie</Trans>
          ) : (
            <Trans>zapisane na urządzeniu, wyślemy, gdy wróci sieć</Trans>
          )}
        </>
      )
    case 'backing-off':
      return (
        <>
          <Hourglass size={16} aria-hidden="true" />
          <Trans>sklep jest zajęty, za chwilę wyślemy zmiany</Trans>
        </>
      )
    case 'parked':
    default:
      return (
        <>
          <TriangleAlert size={16} aria-hidden="true" />
          {cart.error === null ? (
            <Trans>sklep nie przyjął części zmian</Trans>
          ) : (
            i18n._(cartErrorText(cart.error.code))
          )}
        </>
      )
  }
}

function Sending() {
  return (
    <>
      <RefreshCw size={16} aria-hidden="true" />
      <Trans>wysyłamy zmiany…</Trans>
    </>
  )
}
