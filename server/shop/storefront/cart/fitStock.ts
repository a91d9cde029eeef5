import type { Line } from './lineChanges.ts'

export interface StockWarning {
  readonly code: 'MERCHANDISE_OUT_OF_STOCK' | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  readonly lineId: string
  readonly variantId: number
  /** What is left of the line. */
  readonly quantity: number
}

/**
 * Cuts quantities down to what is in stock, as the real storefront does: lines longest in the cart are served
 * first, a line for which nothing is left stays with 0 pieces. `stock` has null for what isn't counted.
 */
export function fitStock(
  lines: readonly Line[],
  stock: ReadonlyMap<number, number | null>,
): { readonly lines: readonly Line[]; readonly warnings: readonly StockWarning[] } {
  const left = new Map(stock)
  const warnings: StockWarning[] = []
  const fitted = lines.map((line) => {
    const available = left.get(line.variantId) ?? null
    const quantity = available === null ? line.quantity : Math.min(line.quantity, available)
    if (available !== null) left.set(line.variantId, available - quantity)
    if (quantity < line.quantity || quantity === 0) {
      const code = quantity === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK'
      warnings.push({ code, lineId: line.id, variantId: line.variantId, quantity })
    }
    return quantity === line.quantity ? line : { ...line, quantity }
  })
  return { lines: fitted, warnings }
}
