import { printDesign } from '../art/printDesign.ts'
import { cardPages, DOTS, drawInside, drawMark } from './cardInside.ts'
import { A6, openPaper } from './paper.ts'
import type { CardPlan } from './plan.ts'

/** A card in A6: the front, printed to its edges, and the words for the inside, on a page or more. */
export function drawCard({ title, design, message }: CardPlan): Uint8Array {
  const paper = openPaper(title)
  paper.page(A6, ({ pen, width, height }) => {
    const { canvas } = printDesign(design, Math.round(width * DOTS), Math.round(height * DOTS))
    pen.drawImage(canvas, 0, 0, width, height)
  })
  for (const lines of cardPages(message, design)) {
    paper.page(A6, ({ pen, width, height }) => {
      drawInside(pen, lines, design)
      drawMark(pen, width / 2, height - 8)
    })
  }
  return paper.close()
}
