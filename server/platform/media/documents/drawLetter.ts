import { WRITTEN_SHEETS } from '#domain/gifts/cardType.ts'
import { PALETTES } from '../brushes/palette.ts'
import type { Mood } from '../recipes.ts'
import { drawLines, type MessageStyle, setMessage } from './message.ts'
import {
  A4,
  INK,
  LINE,
  openPaper,
  type Page,
  type Paper,
  probe,
  rule,
  write,
  writeParagraphs,
} from './paper.ts'
import type { DocumentPlan, LetterPlan, LetterSheet } from './plan.ts'
import { writtenBox, writtenStyle } from './writtenStyle.ts'

/** A letter on its sheets, in italics with wide margins and a mark in the colour of its seal. */
export function drawLetter(plan: LetterPlan): Uint8Array {
  const paper = openPaper(plan.title, plan.language)
  for (const sheet of plan.sheets) {
    if (sheet === 'four') drawFour(paper, plan)
    else drawSheet(paper, plan, sheet)
  }
  return paper.close()
}

function drawSheet(paper: Paper, { message, seal }: LetterPlan, sheet: 'A4' | 'A5'): void {
  const box = writtenBox(sheet)
  const pages = probe((pen) => setMessage(pen, message, box, styleOf(sheet, seal)))
  for (const lines of pages) {
    paper.page(WRITTEN_SHEETS[sheet], (page) => {
      drawSeal(page, sheet, seal)
      drawLines(page.pen, lines, box, false)
    })
  }
}

/**
 * Four times the same note: text that doesn't fit onto one is set smaller, and the rest of a long one goes on a second
 * sheet.
 */
function drawFour(paper: Paper, { message, seal }: LetterPlan): void {
  const { width, height } = WRITTEN_SHEETS.four
  const box = writtenBox('four')
  const pages = probe((pen) => setMessage(pen, message, box, styleOf('four', seal)))
  for (const lines of pages) {
    paper.page(A4, ({ pen }) => {
      for (const [x, y] of [
        [0, 0],
        [width, 0],
        [0, height],
        [width, height],
      ] as const) {
        pen.save()
        pen.translate(x, y)
        drawSeal({ pen, width, height }, 'four', seal)
        drawLines(pen, lines, box, true)
        pen.restore()
      }
      drawCuts({ pen, ...A4 })
    })
  }
}

const styleOf = (sheet: LetterSheet, seal: Mood): MessageStyle => writtenStyle(sheet, PALETTES[seal].deep)

function drawSeal({ pen, width }: Page, sheet: LetterSheet, seal: Mood): void {
  const { margin, top } = WRITTEN_SHEETS[sheet]
  const colour = PALETTES[seal].deep
  const y = top * 0.5
  const radius = width / 60
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(width / 2, y, radius, 0, Math.PI * 2)
  pen.fill()
  rule(pen, margin, width / 2 - radius * 2.4, y, colour)
  rule(pen, width / 2 + radius * 2.4, width - margin, y, colour)
}

/** Dashes to cut along. */
function drawCuts({ pen, width, height }: Page): void {
  pen.setLineDash([2, 2])
  rule(pen, 0, width, height / 2, LINE)
  pen.strokeStyle = LINE
  pen.beginPath()
  pen.moveTo(width / 2, 0)
  pen.lineTo(width / 2, height)
  pen.stroke()
  pen.setLineDash([])
}

const EMAIL_MARGIN = 28

/** A text to be copied, on A4. */
export function drawEmail({
  title,
  language,
  message,
}: Extract<DocumentPlan, { kind: 'email' }>): Uint8Array {
  const paper = openPaper(title, language)
  const width = A4.width - 2 * EMAIL_MARGIN
  const heading = { voice: 'grotesk', weight: 720, size: 7.4, leading: 9.4, gap: 0 } as const
  const place = { x: EMAIL_MARGIN, y: 38, width }
  const top = probe((pen) => writeParagraphs(pen, [title], place, heading))
  const box = { x: EMAIL_MARGIN, y: top + 10, width, height: A4.height - top - 40 }
  const style: MessageStyle = {
    words: { voice: 'text', weight: 420 },
    greeting: { voice: 'text', weight: 580 },
    signature: null,
    most: 5,
    least: 3.6,
    leading: 1.55,
    align: 'left',
    colour: INK,
  }
  const pages = probe((pen) => setMessage(pen, message, box, style))
  for (const lines of pages) {
    paper.page(A4, ({ pen, height }) => {
      writeParagraphs(pen, [title], place, heading, 'H1')
      rule(pen, EMAIL_MARGIN, A4.width - EMAIL_MARGIN, top)
      drawLines(pen, lines, box, false)
      const mark = { voice: 'grotesk', size: 3, weight: 700, colour: '#8b92a3' } as const
      write(pen, 'Iskra', { x: EMAIL_MARGIN, y: height - 14 }, mark)
    })
  }
  return paper.close()
}
