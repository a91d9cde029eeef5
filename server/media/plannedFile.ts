import type { Recipe } from './recipes.ts'

/** A picture that can be asked for. */
export interface PlannedFile {
  /** Where its files stand in the cache: the path of its address without hash and ending. */
  readonly name: string
  readonly hash: string
  readonly recipe: Recipe
  /** When it is made: ahead, what lists and the home page show before the rest; or only once it is asked for. */
  readonly made: 'first' | 'later' | 'asked'
}
