import { PALETTES } from '../brushes/palette.ts'
import { newPicture } from '../brushes/picture.ts'
import { randomOf } from '../brushes/random.ts'
import type { Layer } from '../brushes/surface.ts'
import type { Recipe } from '../recipes.ts'
import { drawCard } from './card.ts'

/** Draws a recipe's master. */
export function drawPicture(recipe: Recipe): Layer {
  const mood = 'scene' in recipe ? recipe.scene : 'night'
  const picture = newPicture(PALETTES[mood], randomOf(JSON.stringify(recipe)))
  drawByKind(picture, recipe)
  return picture.layer
}
function drawByKind(picture: any, recipe: any) { if (recipe.kind === 'card') drawCard(picture, recipe) }
