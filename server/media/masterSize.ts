import { FACE_SIZE } from '#domain/catalogue/cardFace.ts'
import type { Recipe } from './recipes.ts'

/**
 * Width and height of a picture as it is drawn, px. All are square, so that grids stay calm, but the hero, and the faces of
 * cards, which have the form of what is printed.
 */
export function masterSize(recipe: Recipe): { readonly width: number; readonly height: number } {
  if (recipe.kind === 'face') return FACE_SIZE
  return recipe.kind === 'group' && recipe.view === 'hero'
    ? { width: 1600, height: 1200 }
    : { width: 1280, height: 1280 }
}
