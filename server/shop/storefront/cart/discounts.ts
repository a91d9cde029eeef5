import { discountOn } from '#domain/cart/discount.ts'
import type { Grosze } from '#domain/money.ts'
import type { discountCodes } from '../tables.ts'

export type DiscountRow = typeof discountCodes.$inferSelect

export type DiscountRefusal =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_CODE_NOT_HONOURED'

export interface AppliedDiscount {
  /** As it was typed. */
  readonly code: string
  /** Null when the code applies. */
  readonly refusal: DiscountRefusal | null
  /** What it takes off, in grosze. */
  readonly amount: Grosze
}

/** The form codes are compared in. */
export function discountKey(code: string): string {
  return code.trim().toLocaleUpperCase('pl')
}

function refusalOf(row: DiscountRow | undefined, subtotal: Grosze, now: Date): DiscountRefusal | null {
  if (!row) return 'DISCOUNT_NOT_FOUND'
  if (row.startsAt !== null && now < row.startsAt) return 'DISCOUNT_CURRENTLY_INACTIVE'
  if (row.endsAt !== null && now >= row.endsAt) return 'DISCOUNT_CURRENTLY_INACTIVE'
  if (row.usageLimit !== null && row.timesUsed >= row.usageLimit) return 'DISCOUNT_USAGE_LIMIT_REACHED'
  if (subtotal === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  if (subtotal < row.minimumSubtotal) return 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  return null
}

/** Decides each typed code. Codes don't add up: the one that takes off most applies, among equals the first. */
export function applyDiscounts(
  typed: readonly string[],
  known: ReadonlyMap<string, DiscountRow>,
  subtotal: Grosze,
  now: Date,
): readonly AppliedDiscount[] {
  const decided = typed.map((code): AppliedDiscount => {
    const row = known.get(discountKey(code))
    const refusal = refusalOf(row, subtotal, now)
    return { code, refusal, amount: row && refusal === null ? discountOn(row, subtotal) : 0 }
  })
  const good = decided.filter((discount) => discount.refusal === null)
  const best = good.find((discount) => good.every((other) => other.amount <= discount.amount))
  return decided.map((discount) =>
    discount.refusal === null && discount !== best
      ? { ...discount, refusal: 'DISCOUNT_CODE_NOT_HONOURED', amount: 0 }
      : discount,
  )
}
