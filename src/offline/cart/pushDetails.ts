import type { CartCalls } from '#api/storefront/storefrontClient.ts'
import type { RemoteCart } from '#domain/cart/remoteCart.ts'
import { failureOf, isRefusal } from '../outbox/failure.ts'
import type { IntentFailure } from '../outbox/intent.ts'
import type { DesiredCart } from './desiredCart.ts'
import { readRemoteCart } from './readRemoteCart.ts'

export interface DetailsAnswer {
  readonly remote: RemoteCart
  readonly refusedDiscount: IntentFailure | null
  readonly refusedBuyer: IntentFailure | null
}

/**
 * Sends the wished discount codes and buyer, unless they already match. After a refusal the cart is read again: a
 * missing cart refuses everything, and then this rejects with that.
 */
export async function pushDetails(
  storefront: CartCalls,
  start: RemoteCart,
  { discountCodes, buyer }: Pick<DesiredCart, 'discountCodes' | 'buyer'>,
): Promise<DetailsAnswer> {
  let remote = start
  let refusedDiscount: IntentFailure | null = null
  let refusedBuyer: IntentFailure | null = null
  const { id } = start
  if (discountCodes !== null && !sameCodes(discountCodes, remote)) {
    try {
      remote = await storefront.cartDiscountCodesUpdate(id, discountCodes)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusedDiscount = failureOf(error)
      remote = await readRemoteCart(storefront, id)
    }
  }
  if (buyer !== null && !sameBuyer(buyer, remote)) {
    try {
      remote = await storefront.cartBuyerIdentityUpdate(id, buyerInput(buyer))
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusedBuyer = failureOf(error)
      remote = await readRemoteCart(storefront, id)
    }
  }
  return { remote, refusedDiscount, refusedBuyer }
}

export function detailsDiffer(
  { discountCodes, buyer }: Pick<DesiredCart, 'discountCodes' | 'buyer'>,
  there: RemoteCart,
) {
  return (
    (discountCodes !== null && !sameCodes(discountCodes, there)) ||
    (buyer !== null && !sameBuyer(buyer, there))
  )
}

/** The storefront ignores the case of codes. */
function sameCodes(wanted: readonly string[], { discountCodes }: RemoteCart): boolean {
  const there = discountCodes.map(({ code }) => code.toLowerCase())
  return wanted.length === there.length && wanted.every((code) => there.includes(code.toLowerCase()))
}

/** Fields unknown here are left unchanged there. */
function sameBuyer(wanted: NonNullable<DesiredCart['buyer']>, { buyerIdentity }: RemoteCart): boolean {
  return isOrUnknown(wanted.email, buyerIdentity.email) && isOrUnknown(wanted.phone, buyerIdentity.phone)
}

function isOrUnknown(here: string | null, there: string | null): boolean {
  return here === null || here === there
}

/** The buyer in the storefront's form, without unknown fields. */
export function buyerInput({ email, phone }: NonNullable<DesiredCart['buyer']>) {
  return { ...(email === null ? {} : { email }), ...(phone === null ? {} : { phone }) }
}
