import { courseCredits } from './courseSku.ts'
import { type OrderedLine, packCredits } from './packSku.ts'

/** All credits that an order's lines bring: those of its packs, and those for the exercises of its courses. */
export function orderCredits(lines: readonly OrderedLine[]): number {
  return packCredits(lines) + courseCredits(lines)
}
