import type { Recipe } from './recipes.ts'

/** A picture that can be asked for. */
export interface PlannedFile {
  /** Where its files stand in the cache: the path of its address without hash and ending. */
  readonly name: string
  readonly hash: string
  readonly recipe: Recipe
  /** True for the first picture of a product and what else a list or the home page shows. */
  readonly isInLists: boolean
}
