import { printDesign } from '../art/printDesign.ts'
import { lightness } from '../brushes/colour.ts'
import { laySheet, layTop } from '../brushes/flatLay.ts'
import { fittingSize, setType, wrap, writeLines } from '../brushes/lettering.ts'
import { spark } from '../brushes/shapes.ts'
import type { Pen } from '../brushes/surface.ts'
import type { Drawing } from './drawing.ts'

const EDGE = 72
/** A table darker than this needs light lettering. */
const DARK = 0.55
const LIGHT = '#fdf8ef'
const LEADING = 1.08
const TITLE = { voice: 'grotesk', weight: 760, breadth: 88, tracking: -0.015 } as const
const SIZES = [76, 68, 60, 54, 48, 42, 36] as const

/** The title to the left, a print of the article’s motif to the right, the name of the house below. */
export const drawShare: Drawing<'share'> = (picture, { title, design }) => {
  const { pen, width, height, palette } = picture
  layTop(picture)
  const print = { width: 400, height: 560 }
  laySheet(picture, printDesign(design, print.width * 1.5, print.height * 1.5), {
    x: width - EDGE - print.width / 2,
    y: height / 2 + 10,
    ...print,
    angle: 0.045,
    lift: 18,
    corner: 10,
  })
  const room = { width: width - EDGE * 2.6 - print.width, height: height - EDGE * 2 - 70 }
  const { lines, size } = setTitle(pen, title, room)
  setType(pen, { ...TITLE, size })
  const isDark = lightness(palette.wallBottom) < DARK
  pen.fillStyle = isDark ? LIGHT : palette.ink
  writeLines(pen, lines, EDGE, EDGE + size, size * LEADING)

  const foot = height - EDGE
  pen.fillStyle = isDark ? LIGHT : palette.deep
  spark(pen, EDGE + 16, foot - 12, 22)
  pen.fill()
  setType(pen, { voice: 'grotesk', weight: 700, size: 36 })
  pen.fillText('Iskra', EDGE + 48, foot)
}

/** The largest size at which a title fits; one too long even for the smallest is set smaller still. */
function setTitle(
  pen: Pen,
  title: string,
  room: { readonly width: number; readonly height: number },
): { readonly lines: readonly string[]; readonly size: number } {
  for (const size of SIZES) {
    setType(pen, { ...TITLE, size })
    const lines = wrap(pen, title, room.width)
    const fits = lines.every((line) => pen.measureText(line).width <= room.width)
    if (fits && lines.length * size * LEADING <= room.height) return { lines, size }
  }
  const lines = wrap(pen, title, room.width)
  return { lines, size: fittingSize(pen, lines, TITLE, room.width, room.height, LEADING) }
}
