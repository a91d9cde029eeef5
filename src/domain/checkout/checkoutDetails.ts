import * as z from 'zod/mini'
import { COUNTRY_CODES, HOME_COUNTRY } from './countries.ts'
import { SHIPPING_METHOD_CODES } from './shippingMethods.ts'

/** Whose name and address the parcel's are. */
export const SEND_TO = ['me', 'recipient'] as const
export type SendTo = (typeof SEND_TO)[number]

const text = (limit: number) => z.string().check(z.maxLength(limit))

/**
 * The buyer's typed details. They may be half done: they are stored as they are, and only paying requires all of them
 * (`checkDetails`). The limits apply to every request.
 */
export const checkoutDetailsSchema = z.object({
  email: text(254),
  phone: text(32),
  firstName: text(80),
  lastName: text(80),
  company: text(120),
  countryCode: z.enum(COUNTRY_CODES),
  shippingMethod: z.enum(SHIPPING_METHOD_CODES),
  /** Details saved by an earlier release know only delivery to oneself. */
  sendTo: z.prefault(z.enum(SEND_TO), 'me'),
  address: text(160),
  postcode: text(12),
  city: text(80),
  lockerCode: text(16),
  note: text(500),
})

export type CheckoutDetails = z.infer<typeof checkoutDetailsSchema>

/** Every field, in the order of the page. */
export const DETAILS_FIELDS = [
  'email',
  'phone',
  'countryCode',
  'shippingMethod',
  'sendTo',
  'firstName',
  'lastName',
  'company',
  'lockerCode',
  'address',
  'postcode',
  'city',
  'note',
] as const satisfies readonly (keyof CheckoutDetails)[]

export type DetailsField = (typeof DETAILS_FIELDS)[number]

export const EMPTY_DETAILS: CheckoutDetails = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  countryCode: HOME_COUNTRY,
  shippingMethod: 'standard',
  sendTo: 'me',
  address: '',
  postcode: '',
  city: '',
  lockerCode: '',
  note: '',
}

/** The buyer's name; empty where it isn't given. */
export function buyerName({ sendTo, firstName, lastName }: CheckoutDetails): string {
  return sendTo === 'recipient' ? '' : `${firstName} ${lastName}`.trim()
}
