import { r as lineKey } from './lineKey-DWIirP_j.js'
import { i as enqueueLine, n as cartChange } from './cartChange-BH1H7Yuv.js'
import { a as newLine, s as requireCurrency } from './quantityCommands-CcC4EAxJ.js'
import { n as cartItemOf } from './cartRows-BIY8M0kP.js'
import { n as checkAddition, r as itemOf } from './cartActions-C8t-6XCX.js'
import { t as enqueueGift } from './enqueueGift-Dt51lnaL.js'
// src/offline/gifts/putGift.ts
/**
 * Puts a gift into the cart, or what was changed of it into its line, which keeps its pieces. Its words go to the
 * account of whoever is signed in. Resolves to the line.
 */
function putGift(db, addition) {
  const { id, variant } = addition
  const own = 'print' in addition ? { print: addition.print } : { personalization: addition.personalization }
  return cartChange(db, async (stores) => {
    const items = await stores.cartItems.toArray()
    const present = items.find((item) => item.id === id)
    if (present === void 0) checkAddition(addition, 0)
    requireCurrency(items, variant.price.currencyCode)
    const quantity = present?.quantity ?? addition.quantity
    const item = {
      ...itemOf(addition),
      id,
      quantity,
      ...own,
    }
    const row =
      present === void 0
        ? newLine(item, items)
        : {
            ...present,
            ...item,
            key: lineKey(item),
          }
    await stores.cartItems.put(row)
    if (present?.key !== row.key) await enqueueLine(stores, row, quantity)
    await enqueueGift(stores, row)
    return cartItemOf(row)
  })
}
export { putGift }
