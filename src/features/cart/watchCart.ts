import { liveQuery } from 'dexie'
import { type CartSnapshot, readCart } from '#offline/cart/readCart.ts'
import { offlineErrorFrom } from '#offline/offlineError.ts'
import { database } from '#offline/openDatabase.ts'

/** Tells the cart now and after every change by any tab or the worker, until storage fails. */
export async function watchCart(
  onCart: (cart: CartSnapshot) => void,
  onFailure: (code: string) => void,
): Promise<void> {
  const db = await database()
  liveQuery(() => readCart(db)).subscribe({
    next: onCart,
    error: (error) => onFailure(offlineErrorFrom(error).code),
  })
}
