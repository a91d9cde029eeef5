import { withReading } from '#offline/cart/cartView.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { onceDatabaseIsThere } from '#offline/databasePresence.ts'
import { type Live, liveStore } from '#offline/liveStore.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

export type LiveCart = Live<CartSnapshot>

/** The cart of this device, for every button, badge and drawer of the page: no part of the first screen. */
export const liveCart = liveStore({
  load: async () => (await import('#offline/cart/readCart.ts')).readCart,
  merge: (read, shown: CartSnapshot | null) => withReading(shown, read),
  schedule: afterFirstScreenWithDatabase,
})

/** Where nothing was ever stored the cart is empty: nothing has to be read to know that. */
function afterFirstScreenWithDatabase(begin: () => void): () => void {
  let callOff = afterFirstScreen(() => {
    callOff = onceDatabaseIsThere(begin)
  })
  return () => callOff()
}
