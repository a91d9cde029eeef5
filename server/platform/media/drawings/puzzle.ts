import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { layTop, lyingFrame, type Lying } from '../brushes/flatLay.ts'
import { setType, writeLines } from '../brushes/lettering.ts'
import { lyingShadow, standingShadow } from '../brushes/light.ts'
import type { Picture } from '../brushes/picture.ts'
import { polygon } from '../brushes/shapes.ts'
import { ball, finish, layStage } from '../brushes/stage.ts'
import { blend, type Layer, newLayer, type Pen, within } from '../brushes/surface.ts'
import { standSheet } from '../brushes/warp.ts'
import type { PuzzleRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

export const drawPuzzle: Drawing<'puzzle'> = (picture, recipe) => {
  if (recipe.view === 'box') box(picture, recipe)
  else table(picture, recipe)
  finish(picture)
}

/** Whether the knob between two pieces points right (or down) or left (or up). */
function knob(column: number, row: number, upright: boolean): 1 | -1 {
  return (column * 7 + row * 13 + (upright ? 5 : 0)) % 3 === 0 ? 1 : -1
}

/** One side of a piece from (x, y) along (dx, dy), with a knob towards `out` (0 is straight). */
function side(pen: Pen, x: number, y: number, dx: number, dy: number, out: number): void {
  if (out === 0) {
    pen.lineTo(x + dx, y + dy)
    return
  }
  const at = (along: number, aside: number): [number, number] => [
    x + dx * along + dy * aside * out,
    y + dy * along - dx * aside * out,
  ]
  pen.lineTo(...at(0.36, 0))
  pen.bezierCurveTo(...at(0.45, -0.02), ...at(0.42, 0.08), ...at(0.38, 0.13))
  pen.bezierCurveTo(...at(0.32, 0.23), ...at(0.42, 0.28), ...at(0.5, 0.28))
  pen.bezierCurveTo(...at(0.58, 0.28), ...at(0.68, 0.23), ...at(0.62, 0.13))
  pen.bezierCurveTo(...at(0.58, 0.08), ...at(0.55, -0.02), ...at(0.64, 0))
  pen.lineTo(...at(1, 0))
}

function piecePath(pen: Pen, column: number, row: number, columns: number, rows: number, cell: number): void {
  const [x, y] = [column * cell, row * cell]
  pen.beginPath()
  pen.moveTo(x, y)
  side(pen, x, y, cell, 0, row === 0 ? 0 : -knob(column, row - 1, true))
  side(pen, x + cell, y, 0, cell, column === columns - 1 ? 0 : knob(column, row, false))
  side(pen, x + cell, y + cell, -cell, 0, row === rows - 1 ? 0 : knob(column, row, true))
  side(pen, x, y + cell, 0, -cell, column === 0 ? 0 : -knob(column - 1, row, false))
  pen.closePath()
}

function drawPiece(
  pen: Pen,
  print: Layer,
  column: number,
  row: number,
  columns: number,
  rows: number,
  cell: number,
): void {
  within(pen, () => {
    piecePath(pen, column, row, columns, rows, cell)
    pen.clip()
    pen.drawImage(print.canvas, 0, 0)
  })
  piecePath(pen, column, row, columns, rows, cell)
  pen.lineWidth = Math.max(1.6, cell * 0.014)
  pen.strokeStyle = clear('#1b1024', 0.32)
  pen.stroke()
  within(pen, () => {
    pen.translate(-cell * 0.012, -cell * 0.012)
    piecePath(pen, column, row, columns, rows, cell)
    pen.strokeStyle = clear('#ffffff', 0.28)
    pen.lineWidth = Math.max(1, cell * 0.009)
    pen.stroke()
  })
}

function table(picture: Picture, { columns, design, view }: PuzzleRecipe): void {
  const { pen, width, palette, random } = picture
  layTop(picture, mix(palette.wallTop, palette.paper, 0.3))
  const rows = columns
  const near = view === 'detail'
  const whole = width * (near ? 1.2 : columns < 6 ? 0.66 : 0.74)
  const cell = whole / columns
  const print = printDesign(design, whole, whole)
  const place: Lying = {
    x: width * (near ? 0.42 : 0.46),
    y: width * (near ? 0.4 : 0.47),
    width: whole,
    height: whole,
    angle: -0.06,
    lift: 10,
  }
  const corner = [`${columns - 1},${rows - 1}`, `${columns - 1},${rows - 2}`]
  const missing = new Set(
    near ? ['1,1'] : columns < 6 ? corner : [...corner, `${columns - 2},${rows - 1}`, '1,2'],
  )
  const each = (draw: (column: number, row: number) => void) => {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (!missing.has(`${column},${row}`)) draw(column, row)
      }
    }
  }
  lyingShadow(pen, palette.deep, near ? 22 : 10, (at) => {
    lyingFrame(at, place, () => {
      each((column, row) => {
        piecePath(at, column, row, columns, rows, cell)
        at.fill()
      })
    })
  })
  lyingFrame(pen, place, () => each((column, row) => drawPiece(pen, print, column, row, columns, rows, cell)))
  // The pieces that aren't placed yet, each turned its own way.
  const waiting = [...missing].map((key) => key.split(',').map(Number))
  const spots = near
    ? [[0.74, 0.76]]
    : [
        [0.87, 0.87],
        [columns < 6 ? 0.62 : 0.68, columns < 6 ? 0.9 : 0.93],
        [0.925, 0.62],
        [0.91, 0.33],
      ]
  for (const [index, [column = 0, row = 0]] of waiting.entries()) {
    const [x = 0.9, y = 0.9] = spots[index] ?? []
    const turn = random.between(-0.9, 0.9)
    const draw = (at: Pen) => {
      at.translate(width * x, width * y)
      at.rotate(turn)
      at.translate(-(column + 0.5) * cell, -(row + 0.5) * cell)
    }
    lyingShadow(pen, palette.deep, near ? 20 : 9, (at) => {
      within(at, () => {
        draw(at)
        piecePath(at, column, row, columns, rows, cell)
        at.fill()
      })
    })
    within(pen, () => {
      draw(pen)
      drawPiece(pen, print, column, row, columns, rows, cell)
    })
  }
}

function box(picture: Picture, { design, pieces, columns }: PuzzleRecipe): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'disc')
  ball(picture, width * 0.14, height * 0.83, width * 0.055, mix(palette.accent, palette.wallTop, 0.15))
  const left = { x: width * 0.2, top: height * 0.24, foot: height * 0.84 }
  const right = { x: width * 0.78, top: height * 0.225, foot: height * 0.86 }
  standingShadow(
    pen,
    palette.deep,
    { left: { x: left.x, y: left.foot - 4 }, right: { x: right.x + 90, y: right.foot - 16 }, depth: 20 },
    width * 0.3,
  )
  polygon(pen, [
    { x: right.x, y: right.top },
    { x: right.x + 92, y: right.top + 34 },
    { x: right.x + 92, y: right.foot - 62 },
    { x: right.x, y: right.foot },
  ])
  pen.fillStyle = blend(pen, { x: right.x, y: 0 }, { x: right.x + 92, y: 0 }, [
    darker(palette.accent, 0.13),
    darker(palette.accent, 0.05),
  ])
  pen.fill()
  const lid = newLayer(900, 940)
  lid.pen.drawImage(printDesign(design, 900, 940).canvas, 0, 0)
  lid.pen.fillStyle = palette.accent
  lid.pen.fillRect(0, 770, 900, 170)
  const cell = 150
  within(lid.pen, () => {
    lid.pen.translate(700, 560)
    lid.pen.rotate(0.2)
    lid.pen.translate(-cell * 1.5, -cell * 1.5)
    piecePath(lid.pen, 1, 1, columns, columns, cell)
    lid.pen.fillStyle = '#fffaf0'
    lid.pen.fill()
  })
  setType(lid.pen, { voice: 'grotesk', size: 96, weight: 760 })
  lid.pen.fillStyle = '#fffaf0'
  writeLines(lid.pen, [pieces], 60, 888, 90)
  const after = lid.pen.measureText(pieces).width + 92
  setType(lid.pen, { voice: 'text', size: 42, weight: 560 })
  writeLines(lid.pen, [pieces === '24' ? 'duże elementy' : 'elementów'], after, 886, 40)
  standSheet(pen, lid, {
    topLeft: { x: left.x, y: left.top },
    topRight: { x: right.x, y: right.top },
    bottomRight: { x: right.x, y: right.foot },
    bottomLeft: { x: left.x, y: left.foot },
  })
  polygon(pen, [
    { x: left.x, y: left.top },
    { x: right.x, y: right.top },
    { x: right.x, y: right.foot },
    { x: left.x, y: left.foot },
  ])
  pen.fillStyle = blend(pen, { x: left.x, y: 0 }, { x: right.x, y: 0 }, [
    clear('#000000', 0.12),
    clear('#ffffff', 0.08),
  ])
  pen.fill()
  pen.strokeStyle = clear(lighter(palette.paper, 0.02), 0.5)
  pen.lineWidth = 2
  pen.stroke()
}
