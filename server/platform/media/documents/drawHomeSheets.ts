import { printDesign } from '../art/printDesign.ts'
import { type Pen, within } from '../brushes/surface.ts'
import type { Design } from '../recipes.ts'
import { cardPages, DOTS, drawInside, drawMotif } from './cardInside.ts'
import { drawBack } from './drawPressSheets.ts'
import type { SetLine } from './message.ts'
import { A4, A6, LINE, openPaper } from './paper.ts'
import type { CardPlan } from './plan.ts'
import { pictured } from './tags.ts'

/** Printers at home can't print to the edge of the paper: the front has a frame of it, mm. */
const FRAME = 6
/** The length of the fold marks, mm, and their distance from the edge. */
const TICK = { from: 5, to: 9 } as const

/**
 * A card for a printer at home: one side of A4 that is folded twice, to A6. The inside is above, upside down: once the
 * upper half is folded behind, and the sheet then in the middle, everything is upright. Words that don't fit on two
 * pages come on a second sheet, to be cut.
 */
export function drawHomeSheets({ title, language, design, message }: CardPlan): Uint8Array {
  const [first = [], second, ...more] = cardPages(message, design)
  const paper = openPaper(title, language)
  paper.page(A4, ({ pen }) => {
    quarter(pen, 0, A6.height, () => drawBack(pen, design))
    quarter(pen, A6.width, A6.height, () => drawFront(pen, design, title))
    const [left, right] = second === undefined ? [null, first] : [first, second]
    // Seen from behind, the left of the upper half is on the right.
    turned(pen, A6.width, 0, () => {
      if (left === null) drawMotif(pen, design, { x: A6.width / 2, y: A6.height / 2 }, 20)
      else drawInside(pen, left, design)
    })
    turned(pen, 0, 0, () => drawInside(pen, right, design))
    drawFolds(pen)
  })
  for (let place = 0; place < more.length; place += 4) addMore(more.slice(place, place + 4))
  return paper.close()

  function addMore(pages: readonly (readonly SetLine[])[]): void {
    paper.page(A4, ({ pen }) => {
      for (const [index, lines] of pages.entries()) {
        quarter(pen, (index % 2) * A6.width, Math.floor(index / 2) * A6.height, () =>
          drawInside(pen, lines, design),
        )
      }
      drawFolds(pen)
    })
  }
}

function quarter(pen: Pen, x: number, y: number, draw: () => void): void {
  within(pen, () => {
    pen.translate(x, y)
    draw()
  })
}

function turned(pen: Pen, x: number, y: number, draw: () => void): void {
  within(pen, () => {
    pen.translate(x + A6.width, y + A6.height)
    pen.rotate(Math.PI)
    draw()
  })
}

function drawFront(pen: Pen, design: Design, title: string): void {
  const [width, height] = [A6.width - 2 * FRAME, A6.height - 2 * FRAME]
  const { canvas } = printDesign(design, Math.round(width * DOTS), Math.round(height * DOTS))
  pictured(pen, { x: FRAME, y: FRAME }, title, () => pen.drawImage(canvas, FRAME, FRAME, width, height))
}

/** Short strokes at the edges, and a small cross where the folds meet. */
function drawFolds(pen: Pen): void {
  const { width, height } = A4
  const [x, y] = [width / 2, height / 2]
  pen.strokeStyle = LINE
  pen.lineWidth = 0.15
  for (const [x1, y1, x2, y2] of [
    [x, TICK.from, x, TICK.to],
    [x, height - TICK.from, x, height - TICK.to],
    [TICK.from, y, TICK.to, y],
    [width - TICK.from, y, width - TICK.to, y],
    [x - 2, y, x + 2, y],
    [x, y - 2, x, y + 2],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
    pen.stroke()
  }
}
