import { randomBytes, timingSafeEqual } from 'node:crypto'

/** 18 random bytes in letters that need no escaping in an address. */
export function newCartToken(): string {
  return randomBytes(18).toString('base64url')
}

/** The unguessable half of a cart's id: 128 random bits. */
export function newCartSecret(): string {
  return randomBytes(16).toString('hex')
}

export function cartGlobalId(cart: { readonly id: string; readonly secret: string }): string {
  return `gid://shopify/Cart/${cart.id}?key=${cart.secret}`
}

export function lineGlobalId(line: { readonly id: string; readonly cartId: string }): string {
  return `gid://shopify/CartLine/${line.id}?cart=${line.cartId}`
}

/** The two halves of a cart's id; null when it has no such form. */
export function parseCartGlobalId(text: string): { id: string; secret: string } | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})\?key=([\w-]{1,64})$/.exec(text)
  return match?.[1] === undefined || match[2] === undefined ? null : { id: match[1], secret: match[2] }
}

/** The line's own part of a line id; what doesn't look like a line id of this cart is null. */
export function lineIdOf(text: string, cartId: string): string | null {
  const match = /^gid:\/\/shopify\/CartLine\/([\w-]{1,64})(?:\?cart=([\w-]{1,64}))?$/.exec(text)
  if (match?.[1] === undefined) return null
  return match[2] === undefined || match[2] === cartId ? match[1] : null
}

/** Compares secrets in a time that doesn't tell how much of them agrees. */
export function sameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
