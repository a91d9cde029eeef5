import type { CheckoutDetails } from './checkoutDetails.ts'
import { HOME_COUNTRY } from './countries.ts'
import { isOfferedIn } from './shippingMethods.ts'

const BARE_POLISH_POSTCODE = /^(\d{2})[ –-]?(\d{3})$/

/** The same details as a clerk would write them: spaces tidied, 00950 → 00-950, waw01a → WAW01A. */
export function normaliseDetails(details: CheckoutDetails): CheckoutDetails {
  return {
    email: details.email.trim(),
    phone: tidy(details.phone),
    firstName: tidy(details.firstName),
    lastName: tidy(details.lastName),
    company: tidy(details.company),
    countryCode: details.countryCode,
    shippingMethod: isOfferedIn(details.shippingMethod, details.countryCode)
      ? details.shippingMethod
      : 'standard',
    address: tidy(details.address),
    postcode: normalisePostcode(details.postcode, details.countryCode),
    city: tidy(details.city),
    lockerCode: details.lockerCode.replaceAll(/\s/g, '').toUpperCase(),
    note: details.note.trim(),
  }
}

function normalisePostcode(postcode: string, countryCode: string): string {
  const tidied = tidy(postcode).toUpperCase()
  return countryCode === HOME_COUNTRY ? tidied.replace(BARE_POLISH_POSTCODE, '$1-$2') : tidied
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
