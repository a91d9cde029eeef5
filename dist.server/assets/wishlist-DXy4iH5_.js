import { $n as string, Mn as array, _r as safeParse } from '../renderPage.js'
import { t as change } from './change-BUCoBqBE.js'
// src/offline/shop/wishlist.ts
var WISHLIST_KEY = 'wishlist'
var valueSchema = array(string())
/** Handles of the products that somebody wants to come back to, the newest first. Reads alone, for a live query. */
async function readWishlist(stores) {
  const row = await stores.settings.get(WISHLIST_KEY)
  return safeParse(valueSchema, row?.value).data ?? []
}
/** Puts a product on the list or takes it off. Rejects with an `OfflineError`, and then nothing has changed. */
function setWished(db, handle, isWished) {
  return change(db, ['settings'], async (stores) => {
    const others = (await readWishlist(stores)).filter((other) => other !== handle)
    const value = isWished ? [handle, ...others].slice(0, 100) : others
    await stores.settings.put({
      key: WISHLIST_KEY,
      value,
    })
  })
}
export { readWishlist, setWished }
