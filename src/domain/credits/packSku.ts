/** The most credits one pack can have; a SKU that names more is none of ours. */
const MOST_DIGITS = 6
const PACK_SKU = new RegExp(String.raw`^KREDYTY-([1-9]\d{0,${MOST_DIGITS - 1}})$`, 'u')

/** The most credits one order can bring: a column's end is not to be reached. */
export const MOST_ORDER_CREDITS = 10_000_000

/** How a pack of credits is known in an order, whichever storefront sold it. */
export function packSku(credits: number): string {
  return `KREDYTY-${credits}`
}

export interface OrderedLine {
  readonly sku?: string | null | undefined
  readonly quantity: number
}

/** The credits of the packs among an order's lines. */
export function packCredits(lines: readonly OrderedLine[]): number {
  let credits = 0
  for (const { sku, quantity } of lines) credits += Number(PACK_SKU.exec(sku ?? '')?.[1] ?? 0) * quantity
  return credits
}
