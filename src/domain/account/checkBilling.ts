import { isPhoneNumber, tidyPhone } from '#domain/contact/phoneNumber.ts'
import { isPostcodeOf, normalisePostcode } from '#domain/contact/postcode.ts'
import { tidyText } from '#domain/contact/tidyText.ts'
import { canBePrinted } from '#domain/gifts/canBePrinted.ts'
import type { FieldProblemCode } from './apiError.ts'
import type { Billing } from './billing.ts'
import { isTaxIdOf, normaliseTaxId } from './taxId.ts'

export interface BillingProblem {
  readonly field: keyof Billing
  readonly code: FieldProblemCode
}

/** The same details as a clerk would write them. */
export function normaliseBilling(billing: Billing): Billing {
  const { country_code } = billing
  return {
    first_name: tidyText(billing.first_name),
    last_name: tidyText(billing.last_name),
    company: tidyText(billing.company),
    tax_id: normaliseTaxId(billing.tax_id, country_code),
    phone: tidyPhone(billing.phone),
    address: tidyText(billing.address),
    postcode: normalisePostcode(billing.postcode, country_code),
    city: tidyText(billing.city),
    country_code,
  }
}

/** Fields that an invoice prints as typed. */
const PRINTED = ['first_name', 'last_name', 'company', 'address', 'city'] as const

/** Lists the problems, in the order of the form. Nothing is required; given fields have to be valid. */
export function checkBilling(typed: Billing): readonly BillingProblem[] {
  const billing = normaliseBilling(typed)
  const { tax_id, phone, postcode, country_code } = billing
  const problems: BillingProblem[] = PRINTED.filter((field) => !canBePrinted(billing[field])).map(
    (field) => ({
      field,
      code: 'unprintable',
    }),
  )
  if (tax_id !== '' && !isTaxIdOf(tax_id, country_code)) problems.push({ field: 'tax_id', code: 'tax_id' })
  if (phone !== '' && !isPhoneNumber(phone)) problems.push({ field: 'phone', code: 'phone' })
  if (postcode !== '' && !isPostcodeOf(postcode, country_code))
    problems.push({ field: 'postcode', code: 'postcode' })
  return problems
}
