import type { Recipe } from './recipes.ts'

/** A picture that can be requested. */
export interface PlannedFile {
  /** The place of its files in the cache: the path of its address without hash and extension. */
  readonly name: string
  readonly hash: string
  readonly recipe: Recipe
  /** Shipped in every size of lists, or in their largest alone, or made when it is asked for. */
  readonly shipped: 'every' | 'largest' | 'none'
}
