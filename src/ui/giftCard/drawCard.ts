import { breakLines, CARD_RATIO, type CardWish, fitPicture, pictureBox } from './cardFace.ts'

const PAPER = '#ffffff'
const INK = '#2b2433'
const FONT = '"Bricolage Grotesque"'
/** In parts of the card's width, the largest that is tried first. */
const TEXT_SIZES = [0.085, 0.07, 0.058, 0.048, 0.04]
const LINES_MOST = 3
const LEADING = 1.18
/** Of the paper at each side of the words. */
const SIDES = 0.08

/** Draws the front of a card onto a canvas of this width; its height follows. */
export function drawCard(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  wish: CardWish,
  width: number,
): void {
  canvas.width = width
  canvas.height = Math.round(width * CARD_RATIO)
  const context = canvas.getContext('2d')
  if (context === null) return
  context.fillStyle = PAPER
  context.fillRect(0, 0, canvas.width, canvas.height)
  const box = pictureBox(width, wish)
  const { from, to } = fitPicture(picture, box, wish.look)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)
  if (wish.front.trim() !== '') writeFront(context, wish.front, box.y + box.height, canvas)
}

/** Writes the words into the paper between the picture and the lower edge, as large as they fit. */
function writeFront(
  context: CanvasRenderingContext2D,
  words: string,
  top: number,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const most = width * (1 - 2 * SIDES)
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, size] of TEXT_SIZES.entries()) {
    context.font = `650 ${Math.round(size * width)}px ${FONT}, sans-serif`
    const lines = breakLines(words, most, (line) => context.measureText(line).width)
    const step = size * width * LEADING
    const fits =
      lines.length <= LINES_MOST &&
      lines.length * step <= height - top &&
      lines.every((line) => context.measureText(line).width <= most)
    if (!fits && index < TEXT_SIZES.length - 1) continue
    const middle = (top + height) / 2
    for (const [row, line] of lines.entries()) {
      context.fillText(line, width / 2, middle + (row - (lines.length - 1) / 2) * step, most)
    }
    return
  }
}

/** The picture of an address, decoded, with the card's letters at hand. */
export async function readyPicture(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const [answer] = await Promise.all([fetch(url, { signal }), document.fonts.load(`650 40px ${FONT}`, 'Aąż')])
  if (!answer.ok) throw new Error(`picture answered ${answer.status}`)
  return createImageBitmap(await answer.blob())
}
