import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { OfflineError } from '../offlineError.ts'
import { cartChange } from './cartChange.ts'
import { enqueueDiscount } from './enqueueCart.ts'
import { changeCartState, readCartState } from './cartState.ts'

const LONGEST_CODE = 255

/** Puts one discount code on the cart, or takes it off (null). The storefront validates it later. */
export function setDiscountCode(db: IskraDatabase, code: string | null): Promise<void> {
  return cartChange(db, async (stores) => {
    const wanted = code === null || code.trim() === '' ? null : code.trim()
    if (wanted !== null && wanted.length > LONGEST_CODE) {
      throw new OfflineError('CART_DISCOUNT_CODE_INVALID', `a code has at most ${LONGEST_CODE} characters`)
    }
    await changeCartState(stores, {
      discountCodes: wanted === null ? [] : [{ code: wanted, applicable: null }],
    })
    await enqueueDiscount(stores, wanted)
  })
}

/** A person has read a notice. */
export function dismissNotice(db: IskraDatabase, noticeId: string): Promise<void> {
  return change(db, ['cartState'], async (stores) => {
    const { notices } = await readCartState(stores)
    await changeCartState(stores, { notices: notices.filter((notice) => notice.id !== noticeId) })
  })
}
