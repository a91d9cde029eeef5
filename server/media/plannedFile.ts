import type { Recipe } from './recipes.ts'

/** A picture that can be requested. */
export interface PlannedFile {
  /** The place of its files in the cache: the path of its address without hash and extension. */
  readonly name: string
  readonly hash: string
  readonly recipe: Recipe
  /** When it is made: ahead, with those of lists and the home page first; or only on request. */
  readonly made: 'first' | 'later' | 'asked'
}
