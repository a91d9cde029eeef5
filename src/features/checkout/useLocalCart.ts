import { useEffect } from 'react'

/** Keeps the cart on this device in step with its checkout. What fails here, the next sync of the cart mends. */
export function useLocalCart(
  token: string,
  isCompleted: boolean,
): { followDiscountCode: (code: string | null) => void } {
  useEffect(() => {
    if (isCompleted) void follow((localCart) => localCart.followOrder(token))
  }, [token, isCompleted])
  return {
    followDiscountCode: (code) => void follow((localCart) => localCart.followDiscountCode(token, code)),
  }
}

async function follow(step: (localCart: typeof import('./localCart.ts')) => Promise<void>): Promise<void> {
  try {
    await step(await import('./localCart.ts'))
  } catch {
    // Storage refused or code out of reach: the checkout itself has lost nothing.
  }
}
