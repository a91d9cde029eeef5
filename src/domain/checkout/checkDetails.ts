import { checkEmail } from '#domain/account/checkEmail.ts'
import { isPhoneNumber } from '#domain/contact/phoneNumber.ts'
import { LOCKER_CODE } from '#domain/lockers/locker.ts'
import type { CheckoutDetails, DetailsField } from './checkoutDetails.ts'
import { findCountry } from './countries.ts'
import { normaliseDetails } from './normaliseDetails.ts'
import { shippingMethods } from './shippingMethods.ts'

/** Why a field is invalid. The screen turns it into words. */
export const DETAILS_PROBLEMS = [
  'required',
  'email',
  'phone',
  'postcode',
  'house_number',
  'locker',
  'not_offered',
] as const
export type DetailsProblemCode = (typeof DETAILS_PROBLEMS)[number]

export interface DetailsProblem {
  readonly field: DetailsField
  readonly code: DetailsProblemCode
}

/** The delivery details of an order. */
export interface Delivery {
  /** A cart of digital things only asks for nothing but an e-mail address. */
  readonly needsDelivery: boolean
  /** Without a carrier, carriers' methods can't be chosen, and an earlier choice of one is invalid. */
  readonly hasCarrier: boolean
}

/** Everything that stops an order with these details, in the order of the page; empty when it can be placed. */
export function checkDetails(
  typed: CheckoutDetails,
  { needsDelivery, hasCarrier }: Delivery,
): readonly DetailsProblem[] {
  const details = normaliseDetails(typed)
  const problems: DetailsProblem[] = []
  const report = (field: DetailsField, code: DetailsProblemCode | null) => {
    if (code !== null) problems.push({ field, code })
  }

  report('email', checkEmail(details.email))
  report('phone', phoneProblem(details.phone, needsDelivery))
  if (!needsDelivery) return problems

  const isOffered = shippingMethods(hasCarrier).includes(details.shippingMethod)
  report('shippingMethod', isOffered ? null : 'not_offered')
  for (const field of ['firstName', 'lastName'] as const)
    report(field, details[field] === '' ? 'required' : null)
  if (isOffered && details.shippingMethod === 'locker') {
    report('lockerCode', requiredPattern(details.lockerCode, LOCKER_CODE, 'locker'))
    return problems
  }
  report('address', requiredPattern(details.address, /\d/, 'house_number'))
  report(
    'postcode',
    requiredPattern(details.postcode, findCountry(details.countryCode)?.postcode, 'postcode'),
  )
  report('city', details.city === '' ? 'required' : null)
  return problems
}

/** The courier rings, so a delivery needs a number; a digital order may leave it out. */
function phoneProblem(phone: string, needsDelivery: boolean): DetailsProblemCode | null {
  if (phone === '') return needsDelivery ? 'required' : null
  return isPhoneNumber(phone) ? null : 'phone'
}

function requiredPattern(
  value: string,
  pattern: RegExp | undefined,
  code: DetailsProblemCode,
): DetailsProblemCode | null {
  if (value === '') return 'required'
  return pattern?.test(value) === true ? null : code
}
