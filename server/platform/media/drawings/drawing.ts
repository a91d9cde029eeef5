import type { Picture } from '../brushes/picture.ts'
import type { Recipe, RecipeKind } from '../recipes.ts'

/** Draws a recipe of its kind onto an empty picture. */
export type Drawing<Kind extends RecipeKind> = (
  picture: Picture,
  recipe: Extract<Recipe, { kind: Kind }>,
) => void
