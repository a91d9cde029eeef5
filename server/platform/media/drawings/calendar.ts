import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { laySheet, layTop } from '../brushes/flatLay.ts'
import { setType, writeLines } from '../brushes/lettering.ts'
import { softly, standingShadow } from '../brushes/light.ts'
import type { Picture } from '../brushes/picture.ts'
import { polygon } from '../brushes/shapes.ts'
import { ball, finish, layStage } from '../brushes/stage.ts'
import { blend, type Layer, newLayer, type Pen } from '../brushes/surface.ts'
import { standSheet } from '../brushes/warp.ts'
import type { CalendarRecipe, Design } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

/** Months of 2027 with the day of the week (0 is Monday) on which each begins, and its length. */
const MONTHS = [
  ['Styczeń', 4, 31],
  ['Luty', 0, 28],
  ['Marzec', 0, 31],
  ['Kwiecień', 3, 30],
  ['Maj', 5, 31],
  ['Czerwiec', 1, 30],
] as const
const WEEKDAYS = ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'] as const
const PLAIN: Design = { art: 'dunes', mood: 'ember' }

export const drawCalendar: Drawing<'calendar'> = (picture, recipe) => {
  if (recipe.view === 'wall') onWall(picture, recipe)
  else if (recipe.view === 'desk') onDesk(picture, recipe)
  else pages(picture, recipe)
  finish(picture)
}

/** A page: the picture above, the month below. */
function page(design: Design, month: number, accent: string, wide = 800, tall = 1120): Layer {
  const layer = newLayer(wide, tall)
  const { pen } = layer
  pen.fillStyle = '#fffdf8'
  pen.fillRect(0, 0, wide, tall)
  const cut = tall * 0.56
  pen.drawImage(printDesign(design, wide, cut).canvas, 0, 0)
  const [name, first, days] = MONTHS[month] ?? MONTHS[0]
  setType(pen, { voice: 'serif', size: tall * 0.066, weight: 430 })
  pen.fillStyle = '#22253a'
  writeLines(pen, [name], wide * 0.08, cut + tall * 0.086, 10)
  setType(pen, { voice: 'grotesk', size: tall * 0.034, weight: 500 })
  pen.fillStyle = accent
  writeLines(pen, ['2027'], wide * 0.92, cut + tall * 0.08, 10, 'right')
  monthGrid(pen, first, days, accent, {
    x: wide * 0.08,
    y: cut + tall * 0.14,
    width: wide * 0.84,
    height: tall * 0.27,
  })
  return layer
}

function monthGrid(
  pen: Pen,
  first: number,
  days: number,
  accent: string,
  box: { x: number; y: number; width: number; height: number },
): void {
  const [column, row] = [box.width / 7, box.height / 7]
  const size = row * 0.56
  for (const [index, name] of WEEKDAYS.entries()) {
    setType(pen, { voice: 'text', size: size * 0.82, weight: 600 })
    pen.fillStyle = index > 4 ? accent : clear('#22253a', 0.5)
    writeLines(pen, [name], box.x + column * (index + 0.5), box.y + row * 0.6, row, 'center')
  }
  for (let day = 1; day <= days; day++) {
    const place = first + day - 1
    const [across, down] = [place % 7, Math.floor(place / 7) + 1]
    setType(pen, { voice: 'text', size, weight: across > 4 ? 600 : 450 })
    pen.fillStyle = across > 4 ? accent : '#22253a'
    writeLines(
      pen,
      [String(day)],
      box.x + column * (across + 0.5),
      box.y + row * (down + 0.66),
      row,
      'center',
    )
  }
}

/** The rings that hold the pages, along a line. */
function rings(pen: Pen, from: number, to: number, y: number, size: number): void {
  const count = Math.floor((to - from) / (size * 1.5))
  pen.lineWidth = size * 0.16
  pen.strokeStyle = '#2b2d36'
  for (let index = 0; index <= count; index++) {
    const x = from + ((to - from) * index) / count
    pen.beginPath()
    pen.ellipse(x, y, size * 0.24, size * 0.56, 0, Math.PI * 0.62, Math.PI * 2.32)
    pen.stroke()
  }
}

function onWall(picture: Picture, { designs }: CalendarRecipe): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'plain')
  const [wide, tall] = [width * 0.56, width * 0.78]
  const [left, top] = [width * 0.5 - wide / 2, height * 0.115]
  softly(pen, 30, (soft) => {
    soft.fillStyle = clear(palette.deep, 0.36)
    soft.fillRect(left + 24, top + 30, wide, tall)
  })
  for (let under = 3; under > 0; under--) {
    pen.fillStyle = darker('#fffdf8', 0.03 * under)
    pen.fillRect(left + under * 2, top + under * 3, wide, tall)
  }
  pen.drawImage(page(designs[0] ?? PLAIN, 0, palette.accent).canvas, left, top, wide, tall)
  pen.fillStyle = blend(pen, { x: left, y: top }, { x: left + wide, y: top + tall }, [
    clear('#ffffff', 0.12),
    clear('#ffffff', 0),
    clear('#000000', 0.06),
  ])
  pen.fillRect(left, top, wide, tall)
  rings(pen, left + 30, left + wide - 30, top + 2, 34)
  pen.strokeStyle = '#2b2d36'
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo(width * 0.47, top - 4)
  pen.lineTo(width * 0.5, top - 46)
  pen.lineTo(width * 0.53, top - 4)
  pen.stroke()
  pen.fillStyle = '#8d8f98'
  pen.beginPath()
  pen.arc(width * 0.5, top - 48, 9, 0, Math.PI * 2)
  pen.fill()
}

function onDesk(picture: Picture, { designs }: CalendarRecipe): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'arch')
  const left = { x: width * 0.15, top: height * 0.33, foot: height * 0.815 }
  const right = { x: width * 0.79, top: height * 0.315, foot: height * 0.85 }
  standingShadow(
    pen,
    palette.deep,
    { left: { x: left.x, y: left.foot }, right: { x: right.x + 70, y: right.foot - 20 }, depth: 16 },
    width * 0.3,
  )
  polygon(pen, [
    { x: left.x + 18, y: left.top + 6 },
    { x: right.x, y: right.top },
    { x: right.x + 84, y: right.foot - 64 },
    { x: left.x + 50, y: left.foot },
  ])
  const board = mix(palette.deep, palette.accent, 0.3)
  pen.fillStyle = blend(pen, { x: right.x, y: 0 }, { x: right.x + 84, y: 0 }, [
    darker(board, 0.05),
    lighter(board, 0.05),
  ])
  pen.fill()
  const sheet = newLayer(1100, 820)
  const month = page(designs[0] ?? PLAIN, 2, palette.accent, 1100, 820)
  sheet.pen.drawImage(month.canvas, 0, 0)
  standSheet(pen, sheet, {
    topLeft: { x: left.x, y: left.top },
    topRight: { x: right.x, y: right.top },
    bottomRight: { x: right.x, y: right.foot },
    bottomLeft: { x: left.x, y: left.foot },
  })
  rings(pen, left.x + 26, right.x - 24, left.top + (right.top - left.top) / 2, 40)
  ball(picture, width * 0.9, height * 0.86, width * 0.05, mix(palette.accent, palette.wallTop, 0.15))
}

function pages(picture: Picture, { designs }: CalendarRecipe): void {
  const { width, height, palette } = picture
  layTop(picture)
  const places = [
    [0.2, 0.27, -0.07],
    [0.52, 0.24, 0.04],
    [0.82, 0.29, 0.09],
    [0.2, 0.75, 0.05],
    [0.5, 0.74, -0.06],
    [0.81, 0.78, 0.03],
  ] as const
  for (const [index, [x, y, angle]] of places.entries()) {
    laySheet(picture, page(designs[index % designs.length] ?? PLAIN, index, palette.accent, 560, 784), {
      x: width * x,
      y: height * y,
      width: width * 0.3,
      height: width * 0.42,
      angle,
      lift: 10,
      corner: 3,
    })
  }
}
