import { layTop, laySheet } from '../brushes/flatLay.ts'
import { PALETTES } from '../brushes/palette.ts'
import { newPicture } from '../brushes/picture.ts'
import { randomOf } from '../brushes/random.ts'
import { newLayer, type Pen } from '../brushes/surface.ts'
import { printFace } from '../drawings/face.ts'
import type { FaceRecipe, Mood } from '../recipes.ts'
import { CARD_BOX, cardStyle } from './cardInside.ts'
import { drawLines, heightOf, linesOf, type MessageStyle, setMessage, type SetLine } from './message.ts'
import { A6 } from './paper.ts'
import { type Message, moodOf, type WrittenPlan } from './plan.ts'
import { writtenStyle } from './writtenStyle.ts'

const QUALITY = 88

/** The closed look of a card or letter. */
export function faceOf(plan: WrittenPlan): FaceRecipe {
  return plan.kind === 'card'
    ? { kind: 'face', view: 'card', design: plan.design }
    : { kind: 'face', view: 'envelope', seal: plan.seal }
}

/** The picture for sharing, px: as high as its sheets need. */
const SHARED = { width: 1_600, edge: 110, overlap: 560 } as const
const SHEET = { front: 820, inside: 980 } as const

/** The front, and before it the page with all the words, on one table: a JPEG. */
export function drawShared(plan: WrittenPlan): Uint8Array {
  const words = page(plan)
  const scale = SHEET.inside / A6.width
  const inside = newLayer(SHEET.inside, words.height * scale)
  inside.pen.fillStyle = '#fffdf8'
  inside.pen.fillRect(0, 0, inside.width, inside.height)
  inside.pen.scale(scale, scale)
  drawLines(inside.pen, words.lines, words.box, true)

  const { width, edge, overlap } = SHARED
  const frontHeight = (SHEET.front * A6.height) / A6.width
  const height = Math.ceil(edge + frontHeight - overlap + inside.height + edge)
  const picture = newPicture(PALETTES[moodOf(plan)], randomOf(plan.title), width, height)
  layTop(picture)
  laySheet(picture, printFace(faceOf(plan), SHEET.front, frontHeight), {
    x: edge + SHEET.front / 2,
    y: edge + frontHeight / 2,
    width: SHEET.front,
    height: frontHeight,
    angle: -0.035,
    lift: 18,
  })
  laySheet(picture, inside, {
    x: width - edge - SHEET.inside / 2 + 20,
    y: height - edge - inside.height / 2,
    width: SHEET.inside,
    height: inside.height,
    angle: 0.022,
    lift: 26,
  })
  return picture.layer.canvas.toBuffer('image/jpeg', QUALITY)
}

interface WordsPage {
  readonly lines: readonly SetLine[]
  readonly box: typeof CARD_BOX
  /** mm. */
  readonly height: number
}

/** All words on one page of A6’s width: of its height if they fit, else as long as needed. */
function page(plan: WrittenPlan): WordsPage {
  const style = plan.kind === 'card' ? cardStyle(plan.design) : letterStyle(plan.seal)
  const { pen } = newLayer(1, 1)
  const pages = setMessage(pen, plan.message, CARD_BOX, style)
  const [only = []] = pages
  if (pages.length <= 1) return { lines: only, box: CARD_BOX, height: A6.height }
  return longPage(pen, plan.message, style)
}

function longPage(pen: Pen, message: Message, style: MessageStyle): WordsPage {
  const lines = linesOf(pen, message, CARD_BOX.width, { ...style, size: style.least })
  const box = { ...CARD_BOX, height: heightOf(lines) }
  return { lines, box, height: box.height + A6.height - CARD_BOX.height }
}

/** On a page of a card’s size, set like a letter. */
const letterStyle = (seal: Mood): MessageStyle => ({
  ...writtenStyle('card', PALETTES[seal].deep),
  align: 'left',
})
