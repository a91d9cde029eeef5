import { printDesign } from '../art/printDesign.ts'
import { cardPages, DOTS, drawInside, drawMark } from './cardInside.ts'
import { A6, openPaper } from './paper.ts'
import type { CardPlan } from './plan.ts'
import { pictured } from './tags.ts'

/** A card in A6: the front, printed to its edges, and the words for the inside, on a page or more. */
export function drawCard({ title, language, design, message }: CardPlan): Uint8Array {
  const paper = openPaper(title, language)
  paper.page(A6, ({ pen, width, height }) => {
    const { canvas } = printDesign(design, Math.round(width * DOTS), Math.round(height * DOTS))
    pictured(pen, { x: 0, y: 0 }, title, () => pen.drawImage(canvas, 0, 0, width, height))
  })
  for (const lines of cardPages(message, design)) {
    paper.page(A6, ({ pen, width, height }) => {
      drawInside(pen, lines, design)
      drawMark(pen, width / 2, height - 8)
    })
  }
  return paper.close()
}
