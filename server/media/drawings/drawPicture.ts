import { PALETTES } from '../brushes/palette.ts'
import { newPicture } from '../brushes/picture.ts'
import { randomOf } from '../brushes/random.ts'
import type { Layer } from '../brushes/surface.ts'
import { masterSize } from '../masterSize.ts'
import type { Recipe } from '../recipes.ts'
import { drawCard } from './card.ts'
import { drawMug } from './mug.ts'
import { drawPoster } from './poster.ts'
import { drawShirt } from './shirt.ts'
import { drawLetter } from './letter.ts'
import { drawEmail, drawPhone } from './screens.ts'

/** Draws a recipe's master. */
export function drawPicture(recipe: Recipe): Layer {
  const mood = 'scene' in recipe ? recipe.scene : 'night'
  const { width, height } = masterSize(recipe)
  const picture = newPicture(PALETTES[mood], randomOf(JSON.stringify(recipe)), width, height)
  drawByKind(picture, recipe)
  return picture.layer
}
function drawByKind(picture: any, recipe: any) { const d: any = { card: drawCard, letter: drawLetter, phone: drawPhone, email: drawEmail, mug: drawMug, poster: drawPoster, shirt: drawShirt }; d[recipe.kind]?.(picture, recipe) }
