import type { Recipe } from './recipes.ts'

/** Width and height of a picture as it is drawn, px. All are square, so that grids stay calm, but the hero. */
export function masterSize(recipe: Recipe): { readonly width: number; readonly height: number } {
  return recipe.kind === 'group' && recipe.view === 'hero'
    ? { width: 1600, height: 1200 }
    : { width: 1280, height: 1280 }
}
