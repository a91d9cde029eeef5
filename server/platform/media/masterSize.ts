import { FACE_SIZE } from '#domain/catalogue/cardFace.ts'
import type { Recipe } from './recipes.ts'

/**
 * Width and height of a picture as drawn, px. All are square, so that grids stay calm, but the hero, the faces of
 * cards, which have the printed format, and the pictures of links, which have the format that other sites ask for.
 */
export function masterSize(recipe: Recipe): { readonly width: number; readonly height: number } {
  if (recipe.kind === 'face') return FACE_SIZE
  if (recipe.kind === 'share') return { width: 1200, height: 630 }
  return recipe.kind === 'group' && recipe.view === 'hero'
    ? { width: 1600, height: 1200 }
    : { width: 1280, height: 1280 }
}
