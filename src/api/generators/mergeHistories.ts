import type { Generation } from '#domain/generation/generation.ts'
import type { GeneratorHistory } from '#domain/generation/generatorContract.ts'

/** The histories of several generators as one: newest first, cut to `limit` (specification part 2, section 7). */
export function mergeHistories(histories: readonly GeneratorHistory[], limit: number): readonly Generation[] {
  return histories
    .flatMap((history) => history.items)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, limit)
}
