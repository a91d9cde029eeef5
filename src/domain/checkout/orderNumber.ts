/** The number on an order as people read it: `orderNumber(2026, 123)` is ISK-2026-000123. */
export function orderNumber(year: number, count: number): string {
  return `ISK-${year}-${String(count).padStart(6, '0')}`
}
