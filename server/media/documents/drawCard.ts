import { printDesign } from '../art/printDesign.ts'
import { PALETTES } from '../brushes/palette.ts'
import { drawLines, type MessageStyle, setMessage } from './message.ts'
import { A6, openPaper, type Page, probe, rule, write } from './paper.ts'
import type { DocumentPlan } from './plan.ts'

type CardPlan = Extract<DocumentPlan, { kind: 'card' }>

/** Pixels of a mm at 300 dpi, what a printer at home can show. */
const DOTS = 300 / 25.4
const MARGIN = 13
const BOX = { x: MARGIN, y: 22, width: A6.width - 2 * MARGIN, height: A6.height - 22 - 24 }

/** A card in A6: the front, printed to its edges, and the words for the inside, on a page or more. */
export function drawCard({ title, design, message }: CardPlan): Uint8Array {
  const colour = PALETTES[design.mood].deep
  const style: MessageStyle = {
    voice: 'serif',
    weight: 420,
    most: 5.4,
    least: 3.1,
    leading: 1.46,
    align: 'center',
    colour,
    signs: 'by hand',
  }
  const paper = openPaper(title)
  paper.page(A6, ({ pen, width, height }) => {
    const { canvas } = printDesign(design, Math.round(width * DOTS), Math.round(height * DOTS))
    pen.drawImage(canvas, 0, 0, width, height)
  })
  for (const lines of probe((pen) => setMessage(pen, message, BOX, style))) {
    paper.page(A6, (page) => {
      drawFrame(page, colour)
      drawLines(page.pen, lines, BOX, true)
    })
  }
  return paper.close()
}

function drawFrame({ pen, width, height }: Page, colour: string): void {
  const middle = width / 2
  rule(pen, middle - 14, middle - 3, 13, colour)
  rule(pen, middle + 3, middle + 14, 13, colour)
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(middle, 13, 0.9, 0, Math.PI * 2)
  pen.fill()
  const mark = { voice: 'grotesk', size: 2.6, weight: 700, colour: '#8b92a3' } as const
  write(pen, 'Iskra', { x: middle, y: height - 8, align: 'center' }, mark)
}
