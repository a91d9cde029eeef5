import type { CardWish } from './cardFace.ts'
import { drawCard } from './drawCard.ts'

/** A5 at 300 dots per inch. */
const PRINT_WIDTH = 1748
const QUALITY = 0.92

/** The card's front as a JPEG fit to be printed. */
export async function cardFile(picture: ImageBitmap, wish: CardWish, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  drawCard(canvas, picture, wish, PRINT_WIDTH)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (blob === null) throw new Error('the card could not be encoded')
  return new File([blob], `kartka-${name}`, { type: 'image/jpeg' })
}
