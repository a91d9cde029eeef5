import { withReading } from '#offline/cart/cartView.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { onceDatabaseIsThereAfter } from '#offline/databasePresence.ts'
import { type Live, liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

export type LiveCart = Live<CartSnapshot>

/** The cart of this device, for every button, badge and drawer of the page: no part of the first screen. */
export const liveCart = liveStore({
  load: async () => (await import('#offline/cart/readCart.ts')).readCart,
  merge: (read, shown: CartSnapshot | null) => withReading(shown, read),
  schedule: onceDatabaseIsThereAfter(afterFirstScreen),
})
