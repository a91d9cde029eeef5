import type { CheckoutDetails, DetailsField } from './checkoutDetails.ts'

/** What is known of a buyer from their account. What isn't known is empty. */
export type KnownBuyer = Pick<
  CheckoutDetails,
  'email' | 'phone' | 'firstName' | 'lastName' | 'company' | 'countryCode' | 'address' | 'postcode' | 'city'
>

const SINGLE = ['email', 'phone', 'firstName', 'lastName', 'company'] as const
const PLACE = ['address', 'postcode', 'city'] as const

/**
 * Fills what is empty with what is known; nothing typed is changed. An address goes in whole, with its country, or
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
  for (const field of SINGLE) if (isUntouched(field)) filled[field] = known[field]
  if (PLACE.every(isUntouched) && PLACE.some((field) => known[field] !== '')) {
    for (const field of PLACE) filled[field] = known[field]
    filled.countryCode = known.countryCode
  }
  const isChanged = [...SINGLE, ...PLACE].some((field) => filled[field] !== details[field])
  return isChanged ? filled : details
}
