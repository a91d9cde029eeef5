import { printDesign } from '../art/printDesign.ts'
import { PALETTES } from '../brushes/palette.ts'
import { circle } from '../brushes/shapes.ts'
import { type Pen, within } from '../brushes/surface.ts'
import type { Design } from '../recipes.ts'
import { drawLines, type MessageStyle, setMessage, type SetLine } from './message.ts'
import { A6, probe, rule, write } from './paper.ts'
import type { Message } from './plan.ts'
import { writtenBox, writtenStyle } from './writtenStyle.ts'

/** Pixels of a mm at 300 dpi. */
export const DOTS = 300 / 25.4

/** The room for words on a page of a card, mm. */
export const CARD_BOX = writtenBox('card')

/** The typesetting of the words inside a card. */
export const cardStyle = ({ mood }: Pick<Design, 'mood'>): MessageStyle =>
  writtenStyle('card', PALETTES[mood].deep)

/** The words of a card, page by page. */
export function cardPages(message: Message, design: Pick<Design, 'mood'>): readonly (readonly SetLine[])[] {
  return probe((pen) => setMessage(pen, message, CARD_BOX, cardStyle(design)))
}

/** A page of words, in A6; (0, 0) is its upper left corner. */
export function drawInside(pen: Pen, lines: readonly SetLine[], { mood }: Pick<Design, 'mood'>): void {
  drawOrnament(pen, A6.width / 2, 13, PALETTES[mood].deep)
  drawLines(pen, lines, CARD_BOX, true)
}

/** The page opposite the words: the motif alone, small and round. */
export function drawMotif(
  pen: Pen,
  { art, mood }: Design,
  middle: { x: number; y: number },
  radius: number,
): void {
  const side = 2 * radius
  const motif = printDesign({ art, mood }, Math.round(side * DOTS), Math.round(side * DOTS))
  within(pen, () => {
    circle(pen, middle.x, middle.y, radius)
    pen.clip()
    pen.drawImage(motif.canvas, middle.x - radius, middle.y - radius, side, side)
  })
}

/** Two lines and a dot between them. */
function drawOrnament(pen: Pen, x: number, y: number, colour: string): void {
  rule(pen, x - 14, x - 3, y, colour)
  rule(pen, x + 3, x + 14, y, colour)
  pen.fillStyle = colour
  circle(pen, x, y, 0.9)
  pen.fill()
}

/** The card's maker, at the foot of a page. */
export function drawMark(pen: Pen, x: number, y: number): void {
  const mark = { voice: 'grotesk', size: 2.6, weight: 700, colour: '#8b92a3' } as const
  write(pen, 'Iskra', { x, y, align: 'center' }, mark)
}
