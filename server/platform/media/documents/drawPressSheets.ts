import { printDesign } from '../art/printDesign.ts'
import { lighter } from '../brushes/colour.ts'
import { PALETTES } from '../brushes/palette.ts'
import { type Pen, within } from '../brushes/surface.ts'
import type { Design } from '../recipes.ts'
import { cardPages, DOTS, drawInside, drawMark, drawMotif } from './cardInside.ts'
import type { SetLine } from './message.ts'
import { SRGB_PROFILE } from './srgbProfile.ts'
import { A6, INK, mm, openPaper, type Paper, write } from './paper.ts'
import type { CardPlan, DocumentLanguage } from './plan.ts'
import { pictured } from './tags.ts'

/** The sheet that is folded into a card of A6, mm. */
const SHEET = { width: 2 * A6.width, height: A6.height } as const
/** Ink goes this far beyond the cut, mm. */
const BLEED = 3
/** Room around the sheet for bleed and marks, mm. */
const SLUG = 12
/** Marks are clear of the bleed, and this long, mm. */
const MARK = { clear: 1, length: 6 } as const

const LABEL = { voice: 'text', size: 2.1, colour: INK } as const

/** Whole points, as pages are measured: the sheet is in the middle. */
const PAGE = {
  width: Math.ceil(mm(SHEET.width + 2 * SLUG)),
  height: Math.ceil(mm(SHEET.height + 2 * SLUG)),
}
const LEFT = (PAGE.width - mm(SHEET.width)) / 2
const BELOW = (PAGE.height - mm(SHEET.height)) / 2
const around = (by: number) =>
  [LEFT - mm(by), BELOW - mm(by), LEFT + mm(SHEET.width + by), BELOW + mm(SHEET.height + by)] as const

const SIDES = {
  pl: {
    outer: 'strona zewnętrzna: tył i przód',
    inner: 'strona wewnętrzna',
    insert: 'wkładka',
    net: 'Netto 210 × 148 mm, spad 3 mm, bigowanie w połowie, po złożeniu A6',
  },
  en: {
    outer: 'outer side: back and front',
    inner: 'inner side',
    insert: 'insert',
    net: 'Trimmed 210 × 148 mm, bleed 3 mm, folded in the middle to A6',
  },
} as const satisfies Record<DocumentLanguage, unknown>

/**
 * A card for printers: its outer side (back and front beside each other) and its inner one, each with bleed, crop and
 * fold marks, and the boxes for them. Turned over its short edge, the inside is upright behind the front. Words that
 * don't fit on two pages go on an insert.
 */
export function drawPressSheets(plan: CardPlan, language: DocumentLanguage): Uint8Array {
  const { title, design, message } = plan
  const words = SIDES[language]
  const paper = openPaper(title, plan.language)
  addSheet(paper, [`${title}: ${words.outer}`, words.net], (pen) => drawOuter(pen, design, title))
  const [first = [], second, ...more] = cardPages(message, design)
  addSheet(paper, [`${title}: ${words.inner}`, words.net], (pen) =>
    second === undefined ? drawInner(pen, null, first, design) : drawInner(pen, first, second, design),
  )
  for (let place = 0; place < more.length; place += 2) {
    const [left = [], right = []] = more.slice(place, place + 2)
    addSheet(paper, [`${title}: ${words.insert}`, words.net], (pen) => drawInner(pen, left, right, design))
  }
  return paper.close({ bleed: around(BLEED), trim: around(0), profile: SRGB_PROFILE })
}

/** One side of the sheet; `draw` counts from the upper left corner of the trimmed part. */
function addSheet(paper: Paper, [above, below]: readonly [string, string], draw: (pen: Pen) => void): void {
  paper.pageOf(PAGE, ({ pen }) => {
    pen.translate(LEFT / mm(1), BELOW / mm(1))
    within(pen, () => {
      pen.beginPath()
      pen.rect(-BLEED, -BLEED, SHEET.width + 2 * BLEED, SHEET.height + 2 * BLEED)
      pen.clip()
      draw(pen)
    })
    drawMarks(pen)
    write(pen, above, { x: 6, y: -BLEED - 3.4 }, LABEL)
    write(pen, below, { x: 6, y: SHEET.height + BLEED + 5 }, LABEL)
  })
}

function drawOuter(pen: Pen, design: Design, title: string): void {
  const [width, height] = [A6.width + 2 * BLEED, A6.height + 2 * BLEED]
  const front = printDesign(design, Math.round(width * DOTS), Math.round(height * DOTS))
  within(pen, () => {
    pen.beginPath()
    pen.rect(A6.width, -BLEED, A6.width + BLEED, height)
    pen.clip()
    pictured(pen, { x: A6.width, y: 0 }, title, () =>
      pen.drawImage(front.canvas, A6.width - BLEED, -BLEED, width, height),
    )
  })
  pen.fillStyle = lighter(PALETTES[design.mood].paper, 0.01)
  pen.fillRect(-BLEED, -BLEED, A6.width + BLEED, height)
  drawBack(pen, design)
}

/** The back of a card: its motif, small, and who made it. */
export function drawBack(pen: Pen, design: Design): void {
  drawMotif(pen, design, { x: A6.width / 2, y: A6.height - 32 }, 9)
  drawMark(pen, A6.width / 2, A6.height - 14)
}

function drawInner(
  pen: Pen,
  left: readonly SetLine[] | null,
  right: readonly SetLine[],
  design: Design,
): void {
  if (left === null) drawMotif(pen, design, { x: A6.width / 2, y: A6.height / 2 }, 20)
  else drawInside(pen, left, design)
  within(pen, () => {
    pen.translate(A6.width, 0)
    if (right.length > 0) drawInside(pen, right, design)
  })
}

/** The cut lines, and the fold lines: dashed. */
function drawMarks(pen: Pen): void {
  const { width, height } = SHEET
  const from = BLEED + MARK.clear
  const to = from + MARK.length
  pen.strokeStyle = '#000000'
  pen.lineWidth = 0.09
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
    pen.stroke()
  }
  for (const x of [0, width]) {
    line(x, -from, x, -to)
    line(x, height + from, x, height + to)
  }
  for (const y of [0, height]) {
    line(-from, y, -to, y)
    line(width + from, y, width + to, y)
  }
  pen.setLineDash([1, 0.7])
  line(width / 2, -from, width / 2, -to)
  line(width / 2, height + from, width / 2, height + to)
  pen.setLineDash([])
}
