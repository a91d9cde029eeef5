import type { MotifName } from '../brief.ts'
import { COUNT_MOST } from '../counts.ts'
import { vocabulary } from '../vocabulary.ts'

/** As many as can be told apart. */
export function within(count: number): number {
  return Math.min(COUNT_MOST, Math.max(1, count))
}

/** „dwie obrączki” are the pair that rings are. */
export function isAlwaysSeveral(name: MotifName): boolean {
  return vocabulary().names.get(name)?.gender === 'l'
}
