import { tidyEmail } from '#domain/contact/emailAddress.ts'
import { tidyPhone } from '#domain/contact/phoneNumber.ts'
import { normalisePostcode } from '#domain/contact/postcode.ts'
import { tidyText, withoutInvisible, withPlainDashes } from '#domain/contact/tidyText.ts'
import type { CheckoutDetails } from './checkoutDetails.ts'
import { isOfferedIn } from './shippingMethods.ts'

/** The same details as a clerk would write them: spaces tidied, 00950 → 00-950, waw01a → WAW01A. */
export function normaliseDetails(details: CheckoutDetails): CheckoutDetails {
  return {
    email: tidyEmail(details.email),
    phone: tidyPhone(details.phone),
    firstName: tidyText(details.firstName),
    lastName: tidyText(details.lastName),
    company: tidyText(details.company),
    countryCode: details.countryCode,
    shippingMethod: isOfferedIn(details.shippingMethod, details.countryCode)
      ? details.shippingMethod
      : 'standard',
    sendTo: details.sendTo,
    address: tidyText(details.address),
    postcode: normalisePostcode(details.postcode, details.countryCode),
    city: tidyText(details.city),
    lockerCode: withPlainDashes(withoutInvisible(details.lockerCode)).replaceAll(/[\s-]/g, '').toUpperCase(),
    note: withoutInvisible(details.note).trim(),
  }
}
