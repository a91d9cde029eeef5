import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'

type LocalCart = typeof import('./localCart.ts')

export interface LocalCartLinks {
  /** Takes over the checkout's present code. */
  readonly followDiscountCode: (code: string | null) => void
  /** Lowers the cart to the stock; a cart of another device is left to its drawer. */
  readonly fitToStock: (checkout: OpenCheckout) => void
  /** Waits for the words and pictures of the lines that are just being sent, `LONGEST_WAIT_MS` at most. */
  readonly ownSent: () => Promise<void>
  /** How much of a picture had left this device when its sending was cut, in percent; null while none is cut. */
  readonly cutAt: number | null
}

/** The longest wait after a press: then the checkout itself reports its missing parts. */
const LONGEST_WAIT_MS = 10_000

/**
 * Keeps the checkout and this device's cart in sync: a code typed here goes there, an order empties the cart, and
 * corrections in the cart show here (`onCartSynced`). The next sync repairs a failed one.
 */
export function useLocalCart(token: string, isCompleted: boolean, onCartSynced: () => void): LocalCartLinks {
  const synced = useEffectEvent(onCartSynced)
  const [cutAt, setCutAt] = useState<number | null>(null)
  useEffect(() => {
    if (isCompleted) {
      void withLocalCart((localCart) => localCart.followOrder(token))
      return undefined
    }
    // The checkout is being read now: changes sent while storage opens may be missing in it.
    const since = Date.now()
    const leaving = new AbortController()
    void withLocalCart((localCart) =>
      localCart.watchSyncs(token, {
        since,
        onSynced: () => synced(),
        onCut: setCutAt,
        signal: leaving.signal,
      }),
    )
    return () => leaving.abort()
  }, [token, isCompleted])

  return {
    cutAt,
    fitToStock: (checkout) =>
      void withLocalCart(async (localCart) => {
        if (!(await localCart.fitToStock(token, checkout))) openCartDrawer()
      }),
    ownSent: () =>
      withLocalCart((localCart) => localCart.ownSent(token, AbortSignal.timeout(LONGEST_WAIT_MS))),
    followDiscountCode: (code) =>
      void withLocalCart((localCart) => localCart.followDiscountCode(token, code)),
  }
}

async function withLocalCart(step: (localCart: LocalCart) => Promise<void>): Promise<void> {
  try {
    await step(await import('./localCart.ts'))
  } catch {
    // Storage refused or code out of reach: the checkout itself has lost nothing.
  }
}
