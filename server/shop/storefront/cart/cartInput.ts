import type { LineAttribute } from '#domain/cart/remoteCart.ts'
import type { CartUserError } from './cartAnswer.ts'
import { MOST_PIECES } from './changeCart.ts'

// Shapes of the arguments after GraphQL has checked their types, and the rules it can't check.

export interface CartLineInput {
  readonly merchandiseId: string
  readonly quantity?: number | null
  readonly attributes?: readonly LineAttribute[] | null
}

export interface CartLineUpdateInput {
  readonly id: string
  readonly merchandiseId?: string | null
  readonly quantity?: number | null
  readonly attributes?: readonly LineAttribute[] | null
}

export interface BuyerIdentityInput {
  readonly email?: string | null
  readonly phone?: string | null
  readonly countryCode?: string | null
  readonly customerAccessToken?: string | null
}

export interface CartInput {
  readonly lines?: readonly CartLineInput[] | null
  readonly attributes?: readonly LineAttribute[] | null
  readonly buyerIdentity?: BuyerIdentityInput | null
  readonly discountCodes?: readonly string[] | null
  readonly note?: string | null
}

/** Of a list; what goes with a line or a cart is a handful. */
const MOST_ATTRIBUTES = 100
const LONGEST_KEY = 255
const LONGEST_VALUE = 5_000
const LONGEST_NOTE = 5_000
const LONGEST_CODE = 255

const invalid = (field: readonly string[], message: string): CartUserError => ({
  code: 'INVALID',
  field,
  message,
})

/** A quantity that can't be added (0 can't) or, with `zero`, set. */
export function checkQuantity(
  quantity: number,
  merchandiseId: string,
  field: readonly string[],
  options: { readonly zero?: boolean } = {},
): CartUserError[] {
  const lowest = options.zero === true ? 0 : 1
  if (quantity >= lowest && quantity <= MOST_PIECES) return []
  const range = `greater than zero but less than ${MOST_PIECES + 1}`
  return [invalid(field, `The quantity for merchandise with id ${merchandiseId} must be ${range}.`)]
}

export function checkAttributes(
  attributes: readonly LineAttribute[] | null | undefined,
  field: readonly string[],
): CartUserError[] {
  if ((attributes ?? []).length > MOST_ATTRIBUTES) {
    return [invalid(field, `There can't be more than ${MOST_ATTRIBUTES} attributes`)]
  }
  return (attributes ?? []).flatMap(({ key, value }, index) => {
    const path = [...field, String(index)]
    if (key.trim() === '') return [invalid([...path, 'key'], 'Key cannot be blank')]
    if (key.length > LONGEST_KEY) return [invalid([...path, 'key'], 'Key is too long')]
    if (value.length > LONGEST_VALUE) return [invalid([...path, 'value'], 'Value is too long')]
    return []
  })
}

export function checkBuyer(
  buyer: BuyerIdentityInput | null | undefined,
  field: readonly string[],
): CartUserError[] {
  const errors: CartUserError[] = []
  if (buyer?.email && (buyer.email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(buyer.email))) {
    errors.push(invalid([...field, 'email'], 'Email is invalid'))
  }
  if (buyer?.phone && !/^\+?[\d\s()-]{5,24}$/.test(buyer.phone)) {
    errors.push(invalid([...field, 'phone'], 'Phone is invalid'))
  }
  // The storefront gives none out, so none can be right.
  if (buyer?.customerAccessToken) {
    errors.push(invalid([...field, 'customerAccessToken'], 'Customer is invalid'))
  }
  return errors
}

export function checkNote(note: string | null | undefined, field: readonly string[]): CartUserError[] {
  if ((note ?? '').length <= LONGEST_NOTE) return []
  const message = `The note exceeds the maximum number of ${LONGEST_NOTE} characters.`
  return [{ code: 'NOTE_TOO_LONG', field, message }]
}

/** Codes as they were typed, once each whatever their case, without blank ones. */
export function cleanDiscountCodes(codes: readonly string[] | null | undefined): string[] {
  const byKey = new Map<string, string>()
  for (const code of codes ?? []) {
    const typed = code.trim().slice(0, LONGEST_CODE)
    const key = typed.toLocaleUpperCase('pl')
    if (typed !== '' && !byKey.has(key)) byKey.set(key, typed)
  }
  return [...byKey.values()]
}
