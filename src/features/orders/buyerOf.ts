import { type Billing, EMPTY_BILLING } from '#domain/account/billing.ts'
import type { OrderView } from '#domain/checkout/checkoutView.ts'

/** The likely addressee of an invoice: the account's billing details, else the order's. */
export function buyerOf({ details }: Pick<OrderView, 'details'>, billing: Billing | null): Billing {
  if (billing !== null && billing.address !== '') return billing
  // The address of a present is its recipient's.
  if (details.sendTo === 'recipient') return { ...EMPTY_BILLING, tax_id: billing?.tax_id ?? '' }
  const { firstName, lastName, company, phone, address, postcode, city, countryCode } = details
  return {
    ...EMPTY_BILLING,
    first_name: firstName,
    last_name: lastName,
    company,
    phone,
    address,
    postcode,
    city,
    country_code: countryCode,
    tax_id: billing?.tax_id ?? '',
  }
}
