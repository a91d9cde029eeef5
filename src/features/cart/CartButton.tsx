import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { classNames } from '#ui/classNames.ts'
import { opens } from '#ui/intent.ts'
import { commands } from '#ui/Sheet.tsx'
import { CART_FRAME_ID, openCartDrawer } from '#ui/state/cartDrawer.ts'
import { useStore } from '#ui/useStore.ts'
import { WithoutScript } from '#ui/WithoutScript.tsx'
import styles from './CartButton.module.css'
import { liveCart } from './liveCart.ts'

export interface CartButtonProps {
  /** `bar` is a place of the phone's bottom bar, with its word under the icon; `header` by default. */
  readonly presentation?: 'header' | 'bar'
}

/**
 * Opens the cart and tells how many pieces are in it. Light: the cart itself comes after the first paint. Where no script
 * runs it leads to the cart's own screen.
 */
export function CartButton({ presentation = 'header' }: CartButtonProps) {
  const reading = useStore(liveCart)
  const count = reading.kind === 'read' ? reading.value.totals.itemCount : null
  const words =
    presentation === 'bar' ? (
      <span className={styles.word} aria-hidden="true">
        <Trans>Koszyk</Trans>
      </span>
    ) : null
  return (
    <>
      <button
        {...opens('cart')}
        {...commands(CART_FRAME_ID, 'show-modal')}
        type="button"
        className={classNames(styles.button, 'needs-script')}
        data-presentation={presentation}
        aria-haspopup="dialog"
        onClick={openCartDrawer}
        onPointerEnter={() => void liveCart.watch()}
      >
        <span className={styles.face} aria-hidden="true">
          <ShoppingCart size={22} />
          {count === null || count === 0 ? null : (
            <span key={count} className={styles.count}>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
        {words}
        <span className="visually-hidden">
          {count === null ? <Trans>Koszyk</Trans> : <Trans>Koszyk ({count})</Trans>}
        </span>
      </button>
      <WithoutScript>
        <Link to="/koszyk" className={styles.button} data-presentation={presentation}>
          <span className={styles.face} aria-hidden="true">
            <ShoppingCart size={22} />
          </span>
          {words}
          <span className="visually-hidden">
            <Trans>Koszyk</Trans>
          </span>
        </Link>
      </WithoutScript>
    </>
  )
}
