import type { Grosze } from '#domain/money.ts'

/**
 * Shares an amount out by weights, in whole grosze whose sum is exactly the amount: the rounding rest goes to the
 * largest remainders, the first of equals. Without any weight, all shares are 0.
 */
export function allocate(amount: Grosze, weights: readonly number[]): Grosze[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / whole)
  const shares = exact.map(Math.floor)
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
