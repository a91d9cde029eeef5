import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { announce } from '#ui/announce.ts'
import { type PricedCart, useCartSums } from './useCartSums.ts'

/** Taps come in bursts: only where they end is worth saying, ms after the last one. */
const QUIET_MS = 800

/** Says the new total to screen readers after the cart has changed. */
export function useSpokenTotal(cart: PricedCart): void {
  const { total } = useCartSums(cart).sums
  const { itemCount } = cart.totals
  const { t } = useLingui()
  const known = useRef(total)
  const words = itemCount === 0 ? t`Koszyk jest pusty` : t`Koszyk (${itemCount}), razem ${total}`
  useEffect(() => {
    if (known.current === total) return undefined
    const timer = setTimeout(() => {
      known.current = total
      announce(words)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [total, words])
}
