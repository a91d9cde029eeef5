import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { laySheet, layTop, lyingFrame, type Lying, shadowOf } from '../brushes/flatLay.ts'
import { setType, writeLines } from '../brushes/lettering.ts'
import { lyingShadow, softly } from '../brushes/light.ts'
import { PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, rounded } from '../brushes/shapes.ts'
import { finish, layStage, lyingSprig } from '../brushes/stage.ts'
import { blend, type Layer, newLayer } from '../brushes/surface.ts'
import type { Design } from '../recipes.ts'
import type { Drawing } from './drawing.ts'
import { fountainPen } from './letter.ts'

export const drawNotebook: Drawing<'notebook'> = (picture, { view, design }) => {
  const { pen, width, height, palette } = picture
  const own = PALETTES[design.mood]
  layTop(picture, mix(palette.wallTop, palette.paper, 0.35))
  if (view === 'cover') {
    const thing: Lying = {
      x: width * 0.46,
      y: height * 0.5,
      width: width * 0.56,
      height: width * 0.78,
      angle: 0.09,
      lift: 24,
      corner: 18,
    }
    shadowOf(pen, palette.deep, thing)
    lyingFrame(pen, thing, () => {
      pen.fillStyle = '#efe6d4'
      rounded(pen, 8, 8, thing.width + 4, thing.height + 2, 14)
      pen.fill()
      ribbon(picture, thing.width * 0.3, thing.height, own.accent)
      ribbon(picture, thing.width * 0.36, thing.height, own.second)
    })
    laySheet(picture, printDesign(design, 720, 1003), { ...thing, lift: 3 })
    lyingFrame(pen, thing, () => {
      pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 64, y: 0 }, [
        clear('#000000', 0.3),
        clear('#ffffff', 0.14),
        clear('#000000', 0.16),
        clear('#000000', 0),
      ])
      pen.fillRect(0, 0, 64, thing.height)
      pen.fillStyle = clear('#14102e', 0.75)
      pen.fillRect(thing.width * 0.88, 0, 18, thing.height)
    })
  } else {
    lyingSprig(picture, width * 0.94, height * 0.97, width * 0.36, -Math.PI * 0.64)
    const thing: Lying = {
      x: width * 0.48,
      y: height * 0.47,
      width: width * 0.86,
      height: width * 0.6,
      angle: -0.06,
      lift: 20,
      corner: 10,
    }
    shadowOf(pen, palette.deep, thing)
    lyingFrame(pen, thing, () => {
      ribbon(picture, thing.width * 0.5, thing.height - 20, own.accent)
      pen.fillStyle = own.deep
      rounded(pen, -9, -9, thing.width + 18, thing.height + 18, 16)
      pen.fill()
      pen.drawImage(dotted(thing.width, thing.height).canvas, 0, 0)
      pen.fillStyle = blend(pen, { x: thing.width * 0.42, y: 0 }, { x: thing.width * 0.58, y: 0 }, [
        clear('#20101a', 0),
        clear('#20101a', 0.08),
        clear('#20101a', 0.34),
        clear('#ffffff', 0.3),
        clear('#ffffff', 0),
      ])
      pen.fillRect(thing.width * 0.42, 0, thing.width * 0.16, thing.height)
    })
  }
  fountainPen(
    picture,
    {
      x: width * (view === 'cover' ? 0.86 : 0.8),
      y: height * (view === 'cover' ? 0.56 : 0.6),
      angle: -1.15,
      length: width * 0.48,
    },
    own.deep,
  )
  finish(picture)
}

function ribbon({ pen }: Picture, x: number, foot: number, colour: string): void {
  pen.beginPath()
  pen.moveTo(x, foot - 10)
  pen.lineTo(x + 22, foot - 10)
  pen.lineTo(x + 30, foot + 86)
  pen.lineTo(x + 16, foot + 70)
  pen.lineTo(x + 6, foot + 90)
  pen.closePath()
  pen.fillStyle = blend(pen, { x, y: foot }, { x, y: foot + 90 }, [
    darker(colour, 0.1),
    lighter(colour, 0.04),
  ])
  pen.fill()
}

function dotted(wide: number, tall: number): Layer {
  const layer = newLayer(wide, tall)
  const { pen } = layer
  pen.fillStyle = '#fffcf4'
  pen.fillRect(0, 0, wide, tall)
  for (let y = 40; y < tall - 20; y += 26) {
    for (let x = 38; x < wide - 20; x += 26) {
      if (Math.abs(x - wide / 2) < 30) continue
      circle(pen, x, y, 1.9)
      pen.fillStyle = '#c9bfd6'
      pen.fill()
    }
  }
  setType(pen, { voice: 'hand', size: 60, weight: 600 })
  pen.fillStyle = '#2c2a4a'
  writeLines(pen, ['Pomysły na prezent:'], 70, 110, 60)
  setType(pen, { voice: 'hand', size: 50, weight: 500 })
  writeLines(pen, ['– kubek z wydmami', '– list na rocznicę', '– mapa nieba z 14 lipca'], 70, 190, 66)
  return layer
}

export const drawPrints: Drawing<'prints'> = (picture, { view, designs }) => {
  const { pen, width, height, palette } = picture
  if (view === 'line') {
    layStage(picture, 'plain')
    const cord = (x: number, row: number) =>
      height * (0.17 + row * 0.42) + Math.sin((x / width) * Math.PI) * 60
    for (const row of [0, 1]) {
      softly(pen, 6, (soft) => {
        soft.strokeStyle = clear(palette.deep, 0.3)
        soft.lineWidth = 6
        soft.beginPath()
        for (let x = -20; x <= width + 20; x += 20) soft.lineTo(x + 10, cord(x, row) + 18)
        soft.stroke()
      })
      pen.strokeStyle = '#b58a55'
      pen.lineWidth = 6
      pen.beginPath()
      for (let x = -20; x <= width + 20; x += 20) pen.lineTo(x, cord(x, row))
      pen.stroke()
      for (let index = 0; index < 3; index++) {
        const x = width * (0.19 + index * 0.31)
        const design = designs[(row * 3 + index) % designs.length]
        if (design)
          hangingPrint(picture, design, x, cord(x, row), width * 0.255, (index - 1) * -0.035 + row * 0.02)
      }
    }
  } else {
    layTop(picture, mix(palette.wallTop, palette.paper, 0.4))
    for (const [index, design] of designs.entries()) {
      const turn = -0.62 + index * 0.25
      laySheet(picture, squarePrint(design), {
        x: width * (0.5 + Math.sin(turn) * 0.4),
        y: height * (0.86 - Math.cos(turn) * 0.42),
        width: width * 0.42,
        height: width * 0.42,
        angle: turn * 0.86,
        lift: 12,
        corner: 4,
      })
    }
  }
  finish(picture)
}

function squarePrint(design: Design): Layer {
  const layer = newLayer(560, 560)
  layer.pen.fillStyle = '#fffdf7'
  layer.pen.fillRect(0, 0, 560, 560)
  layer.pen.drawImage(printDesign({ art: design.art, mood: design.mood }, 500, 500).canvas, 30, 30)
  return layer
}

function hangingPrint(
  picture: Picture,
  design: Design,
  x: number,
  y: number,
  size: number,
  angle: number,
): void {
  const { pen } = picture
  laySheet(picture, squarePrint(design), {
    x: x + Math.sin(angle) * -size * 0.5,
    y: y + size * 0.5,
    width: size,
    height: size,
    angle,
    lift: 14,
    corner: 4,
  })
  lyingShadow(pen, picture.palette.deep, 5, (at) => at.fillRect(x - 12, y - 30, 24, 76))
  rounded(pen, x - 13, y - 32, 26, 78, 7)
  pen.fillStyle = blend(pen, { x: x - 13, y: 0 }, { x: x + 13, y: 0 }, ['#efcf9e', '#d4a566', '#b3823f'])
  pen.fill()
  pen.fillStyle = clear('#5b3a14', 0.6)
  pen.fillRect(x - 13, y + 2, 26, 5)
}
