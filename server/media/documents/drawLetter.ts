import { PALETTES } from '../brushes/palette.ts'
import { A4, fittingText, INK, openPaper, rule, writeParagraphs } from './paper.ts'
import type { DocumentPlan } from './plan.ts'

/** A letter on one sheet of A4, in italics with wide margins and a mark in the colour of its seal. */
export function drawLetter({ title, seal, text }: Extract<DocumentPlan, { kind: 'letter' }>): Uint8Array {
  const paper = openPaper(title)
  paper.page(A4, ({ pen, width, height }) => {
    const margin = 34
    const type = { voice: 'serif' as const, weight: 400, colour: INK }
    const box = { width: width - 2 * margin, height: height - 90 }
    const size = fittingText(pen, text, box, { ...type, most: 5.6 })
    const [colour] = [PALETTES[seal].deep]
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(width / 2, 28, 4, 0, Math.PI * 2)
    pen.fill()
    rule(pen, margin, width / 2 - 9, 28, colour)
    rule(pen, width / 2 + 9, width - margin, 28, colour)
    const place = { x: margin, y: 52, width: box.width }
    writeParagraphs(pen, text, place, { ...type, size, leading: size * 1.6, gap: size * 0.8 })
  })
  return paper.close()
}

/** A text to be copied, on A4. */
export function drawEmail({ title, text }: Extract<DocumentPlan, { kind: 'email' }>): Uint8Array {
  const paper = openPaper(title)
  paper.page(A4, ({ pen, width, height }) => {
    const margin = 28
    const type = { voice: 'text' as const, weight: 400, colour: INK }
    const top = writeParagraphs(
      pen,
      [title],
      { x: margin, y: 36, width: width - 2 * margin },
      { voice: 'grotesk', weight: 700, size: 7, leading: 9, gap: 0 },
    )
    rule(pen, margin, width - margin, top)
    const box = { width: width - 2 * margin, height: height - top - 40 }
    const size = fittingText(pen, text, box, { ...type, most: 4.6 })
    const place = { x: margin, y: top + 14, width: box.width }
    writeParagraphs(pen, text, place, { ...type, size, leading: size * 1.55, gap: size * 0.8 })
  })
  return paper.close()
}
