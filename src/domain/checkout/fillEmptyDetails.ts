import type { CheckoutDetails, DetailsField } from './checkoutDetails.ts'

/** The details known from a buyer's account. Unknown ones are empty. */
export type KnownBuyer = Pick<
  CheckoutDetails,
  'email' | 'phone' | 'firstName' | 'lastName' | 'company' | 'countryCode' | 'address' | 'postcode' | 'city'
>

const CONTACT = ['email', 'phone'] as const
const NAME = ['firstName', 'lastName', 'company'] as const
const PLACE = ['address', 'postcode', 'city'] as const

/**
 * Fills empty details with the known ones; typed text is never changed. For a parcel to another person only the contact
 * is filled in: name and address are theirs. An address is filled in whole, with its country, or not at all: halves of
 * two addresses would make none. The field the buyer is `typingIn` counts as begun, so no text appears under their
 * hands. Returns the same object when there is nothing to fill in.
 */
export function fillEmptyDetails(
  details: CheckoutDetails,
  known: KnownBuyer,
  typingIn: DetailsField | null = null,
): CheckoutDetails {
  const isUntouched = (field: DetailsField) => details[field] === '' && field !== typingIn
  const filled = { ...details }
  const isOwn = details.sendTo !== 'recipient'
  for (const field of [...CONTACT, ...(isOwn ? NAME : [])])
    if (isUntouched(field)) filled[field] = known[field]
  if (isOwn && PLACE.every(isUntouched) && PLACE.some((field) => known[field] !== '')) {
    for (const field of PLACE) filled[field] = known[field]
    filled.countryCode = known.countryCode
  }
  const isChanged = [...CONTACT, ...NAME, ...PLACE].some((field) => filled[field] !== details[field])
  return isChanged ? filled : details
}

/** The same details without the buyer's own name and address: for a parcel to another person. */
export function withoutOwnAddress(details: CheckoutDetails, own: KnownBuyer): CheckoutDetails {
  const left = { ...details }
  for (const field of NAME) if (left[field] === own[field]) left[field] = ''
  if (PLACE.every((field) => left[field] === own[field])) for (const field of PLACE) left[field] = ''
  return left
}
