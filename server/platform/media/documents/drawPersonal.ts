import { personalDrawing } from '#domain/personal/personalDrawing.ts'
import { personalArea } from '#domain/personal/personalThing.ts'
import { drawShapes } from '../brushes/shapesOf.ts'
import { type Pen, within } from '../brushes/surface.ts'
import { INK, mm, openPaper, write } from './paper.ts'
import type { PersonalPlan } from './plan.ts'
import { SRGB_PROFILE } from './srgbProfile.ts'
import { marked } from './tags.ts'

/** Room around the bleed for the marks, mm. */
const SLUG = 10
/** Marks are clear of the bleed, and this long, mm. */
const MARK = { clear: 1, length: 5 } as const
const LABEL = { voice: 'text', size: 2.1, colour: INK } as const

/** The print file of a personal thing: one page with its bleed and crop marks, its words as text, in exact mm. */
export function drawPersonal({ handle, given, variantTitle, title, language }: PersonalPlan): Uint8Array {
  const area = personalArea(handle, variantTitle)
  const { width, height, bleed } = area
  const margin = bleed + SLUG
  const page = {
    width: Math.ceil(mm(width + 2 * margin)),
    height: Math.ceil(mm(height + 2 * margin)),
  }
  const left = (page.width - mm(width)) / 2
  const below = (page.height - mm(height)) / 2
  const paper = openPaper(title, language)
  paper.pageOf(page, ({ pen }) => {
    pen.translate(left / mm(1), below / mm(1))
    within(pen, () => {
      pen.beginPath()
      pen.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
      pen.clip()
      drawShapes(pen, personalDrawing(handle, given, area), marked)
    })
    drawMarks(pen, area)
    write(pen, title, { x: 6, y: -bleed - 3 }, LABEL)
  })
  const around = (by: number) =>
    [left - mm(by), below - mm(by), left + mm(width + by), below + mm(height + by)] as const
  return paper.close({ bleed: around(bleed), trim: around(0), profile: SRGB_PROFILE })
}

/** Two at each corner, in the directions of its edges, clear of the printed area. */
function drawMarks(
  pen: Pen,
  { width, height, bleed }: { readonly width: number; readonly height: number; readonly bleed: number },
): void {
  const from = bleed + MARK.clear
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
}
