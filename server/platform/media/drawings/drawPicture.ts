import { PALETTES } from '../brushes/palette.ts'
import { newPicture, type Picture } from '../brushes/picture.ts'
import { randomOf } from '../brushes/random.ts'
import type { Layer } from '../brushes/surface.ts'
import { masterSize } from '../masterSize.ts'
import type { Recipe, RecipeKind } from '../recipes.ts'
import { drawBauble } from './bauble.ts'
import { drawBook } from './book.ts'
import { drawCalendar } from './calendar.ts'
import { drawCandle } from './candle.ts'
import { drawCard } from './card.ts'
import { drawCushion, drawTote } from './cloth.ts'
import { drawCourse } from './course.ts'
import { drawCredits } from './credits.ts'
import type { Drawing } from './drawing.ts'
import { drawEmail } from './email.ts'
import { drawFace } from './face.ts'
import { drawGroup } from './group.ts'
import { drawLetter } from './letter.ts'
import { drawMug } from './mug.ts'
import { drawPhone } from './phone.ts'
import { drawPoster } from './poster.ts'
import { drawPuzzle } from './puzzle.ts'
import { drawShare } from './share.ts'
import { drawShirt } from './shirt.ts'
import { drawNotebook, drawPrints } from './stationery.ts'

const DRAWINGS: { [Kind in RecipeKind]: Drawing<Kind> } = {
  bauble: drawBauble,
  book: drawBook,
  calendar: drawCalendar,
  candle: drawCandle,
  card: drawCard,
  course: drawCourse,
  credits: drawCredits,
  cushion: drawCushion,
  email: drawEmail,
  face: drawFace,
  group: drawGroup,
  letter: drawLetter,
  mug: drawMug,
  notebook: drawNotebook,
  phone: drawPhone,
  poster: drawPoster,
  prints: drawPrints,
  puzzle: drawPuzzle,
  share: drawShare,
  shirt: drawShirt,
  tote: drawTote,
}

function drawOne<Kind extends RecipeKind>(
  picture: Picture,
  kind: Kind,
  recipe: Extract<Recipe, { kind: Kind }>,
): void {
  DRAWINGS[kind](picture, recipe)
}

/** Draws a recipe's master. The same recipe gives the same pixels. */
export function drawPicture(recipe: Recipe): Layer {
  const mood = 'scene' in recipe ? recipe.scene : 'night'
  const { width, height } = masterSize(recipe)
  const picture = newPicture(PALETTES[mood], randomOf(JSON.stringify(recipe)), width, height)
  drawOne(picture, recipe.kind, recipe)
  return picture.layer
}
