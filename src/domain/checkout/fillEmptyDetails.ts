import type { CheckoutDetails, DetailsField } from './checkoutDetails.ts'

/** What is known of a buyer from their account. What isn't known is empty. */
export type KnownBuyer = Pick<
  CheckoutDetails,
  'email' | 'phone' | 'firstName' | 'lastName' | 'company' | 'countryCode' | 'address' | 'postcode' | 'city'
>

const CONTACT = ['email', 'phone'] as const
const NAME = ['firstName', 'lastName', 'company'] as const
const PLACE = ['address', 'postcode', 'city'] as const

/**
 * Fills what is empty with what is known; nothing typed is changed. Of a parcel that goes straight to somebody else,
 * name and address are theirs: only the contact is filled in. An address goes in whole, with its country, or
 * not at all: half of one and half of another would be nobody's. The field somebody is `typingIn` counts as begun:
 * words put under their hands would run into theirs. The same object when there is nothing to fill in.
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

/** The same details without the name and address that are the buyer's own: for a parcel to somebody else. */
export function withoutOwnAddress(details: CheckoutDetails, own: KnownBuyer): CheckoutDetails {
  const left = { ...details }
  for (const field of NAME) if (left[field] === own[field]) left[field] = ''
  if (PLACE.every((field) => left[field] === own[field])) for (const field of PLACE) left[field] = ''
  return left
}
