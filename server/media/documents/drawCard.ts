import { printDesign } from '../art/printDesign.ts'
import { A6, fittingText, INK, type Page, openPaper, write, writeParagraphs } from './paper.ts'
import type { DocumentPlan } from './plan.ts'

/** Pixels of a mm at 300 dpi, what a printer at home can show. */
const DOTS = 300 / 25.4

/** A card of two pages in A6: the front, printed to its edges, and the words for the inside. */
export function drawCard({ title, design, text }: Extract<DocumentPlan, { kind: 'card' }>): Uint8Array {
  const paper = openPaper(title)
  paper.page(A6, ({ pen, width, height }) => {
    const { canvas } = printDesign(design, Math.round(width * DOTS), Math.round(height * DOTS))
    pen.drawImage(canvas, 0, 0, width, height)
  })
  paper.page(A6, (page) => writeInside(page, text))
  return paper.close()
}

function writeInside({ pen, width, height }: Page, text: readonly string[]): void {
  const margin = 14
  const box = { width: width - 2 * margin, height: height - 3 * margin }
  const type = { voice: 'serif' as const, weight: 420, colour: INK }
  const size = fittingText(pen, text, box, { ...type, most: 5.2 })
  writeParagraphs(
    pen,
    text,
    { x: margin, y: margin * 1.4 + size, width: box.width },
    { ...type, size, leading: size * 1.5, gap: size * 0.7 },
  )
  write(
    pen,
    'Iskra',
    { x: width / 2, y: height - 7, align: 'center' },
    { voice: 'grotesk', size: 2.6, weight: 700, colour: '#b4b9c6' },
  )
}
