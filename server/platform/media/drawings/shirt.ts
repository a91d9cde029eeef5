import { artOf } from '../art/artOf.ts'
import { clear, darker, lighter, lightness, mix } from '../brushes/colour.ts'
import { layTop, lyingFrame, type Lying, shadowOf } from '../brushes/flatLay.ts'
import { lyingShadow, softly } from '../brushes/light.ts'
import { FABRICS, FIRE, PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { randomOf } from '../brushes/random.ts'
import { spark } from '../brushes/shapes.ts'
import { finish, lyingSprig } from '../brushes/stage.ts'
import { blend, type Layer, newLayer, type Pen, within } from '../brushes/surface.ts'
import { grain } from '../brushes/texture.ts'
import type { Design, ShirtRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

export const drawShirt: Drawing<'shirt'> = (picture, recipe) => {
  const { width, height, palette } = picture
  layTop(picture, mix(palette.wallTop, palette.paper, 0.4))
  if (recipe.view === 'flat') {
    shirt(picture, recipe, {
      x: width * 0.5,
      y: height * 0.52,
      width: width * 0.86,
      height: width * 0.86,
      angle: 0.03,
    })
  } else if (recipe.view === 'folded') {
    lyingSprig(picture, width * 0.94, height * 0.95, width * 0.42, -Math.PI * 0.64)
    folded(picture, recipe)
  } else {
    shirt(picture, recipe, {
      x: width * 0.52,
      y: height * 0.42,
      width: width * 1.9,
      height: width * 1.9,
      angle: -0.12,
    })
  }
  finish(picture)
}

/** A motif without its ground, round, for printing on cloth. */
export function badge(design: Design, size: number): Layer {
  const layer = newLayer(size, size)
  const { pen } = layer
  const palette = PALETTES[design.mood]
  pen.beginPath()
  pen.arc(size / 2, size / 2, size / 2 - 2, 0, Math.PI * 2)
  pen.clip()
  artOf(design.art)({
    pen,
    width: size,
    height: size,
    focus: { x: size * 0.1, y: size * 0.08, width: size * 0.8, height: size * 0.84 },
    palette,
    random: randomOf(`${design.art} ${design.mood}`),
    hasWords: false,
  })
  return layer
}

/** The outline of a T-shirt in a box of 1 × 1. */
function outline(pen: Pen, size: number): void {
  const at = (x: number, y: number): [number, number] => [x * size, y * size]
  pen.beginPath()
  pen.moveTo(...at(0.37, 0.06))
  pen.quadraticCurveTo(...at(0.5, 0.155), ...at(0.63, 0.06))
  pen.quadraticCurveTo(...at(0.72, 0.09), ...at(0.79, 0.13))
  pen.quadraticCurveTo(...at(0.9, 0.24), ...at(0.985, 0.38))
  pen.quadraticCurveTo(...at(0.92, 0.44), ...at(0.83, 0.475))
  pen.quadraticCurveTo(...at(0.79, 0.42), ...at(0.755, 0.375))
  pen.quadraticCurveTo(...at(0.765, 0.66), ...at(0.775, 0.95))
  pen.quadraticCurveTo(...at(0.5, 0.985), ...at(0.225, 0.95))
  pen.quadraticCurveTo(...at(0.235, 0.66), ...at(0.245, 0.375))
  pen.quadraticCurveTo(...at(0.21, 0.42), ...at(0.17, 0.475))
  pen.quadraticCurveTo(...at(0.08, 0.44), ...at(0.015, 0.38))
  pen.quadraticCurveTo(...at(0.1, 0.24), ...at(0.21, 0.13))
  pen.quadraticCurveTo(...at(0.28, 0.09), ...at(0.37, 0.06))
  pen.closePath()
}

function shirt({ pen, palette, random }: Picture, recipe: ShirtRecipe, place: Lying): void {
  const cloth = FABRICS[recipe.colour]
  const size = place.width
  lyingShadow(pen, palette.deep, 12, (at) => {
    lyingFrame(at, place, () => {
      outline(at, size)
      at.fill()
    })
  })
  lyingFrame(pen, place, () => {
    outline(pen, size)
    pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: size, y: size }, [
      lighter(cloth, 0.02),
      cloth,
      darker(cloth, 0.025),
    ])
    pen.fill()
    within(pen, () => {
      outline(pen, size)
      pen.clip()
      seams(pen, size, cloth)
      print(pen, recipe, size)
      folds(pen, size, cloth, random.between(0, 1))
      grain(pen, { x: 0, y: 0, width: size, height: size }, 0.05, 'coarse')
    })
    collar(pen, size, cloth)
  })
}

function seams(pen: Pen, size: number, cloth: string): void {
  pen.strokeStyle = clear(darker(cloth, 0.25), 0.35)
  pen.lineWidth = size * 0.0028
  for (const side of [0, 1]) {
    const x = (share: number) => (side === 0 ? share : 1 - share) * size
    pen.beginPath()
    pen.moveTo(x(0.21), 0.13 * size)
    pen.quadraticCurveTo(x(0.255), 0.25 * size, x(0.245), 0.375 * size)
    pen.stroke()
    pen.beginPath()
    pen.moveTo(x(0.19), 0.462 * size)
    pen.quadraticCurveTo(x(0.1), 0.425 * size, x(0.03), 0.362 * size)
    pen.stroke()
  }
  pen.beginPath()
  pen.moveTo(0.226 * size, 0.925 * size)
  pen.quadraticCurveTo(0.5 * size, 0.96 * size, 0.774 * size, 0.925 * size)
  pen.stroke()
}

function print(pen: Pen, recipe: ShirtRecipe, size: number): void {
  if (recipe.pocket === true) {
    for (const [tall, colour] of [
      [0.105, FIRE.flame],
      [0.084, FIRE.ember],
      [0.05, FIRE.gold],
    ] as const) {
      spark(pen, size * 0.645, size * 0.31, size * tall)
      pen.fillStyle = colour
      pen.fill()
    }
    return
  }
  const wide = size * 0.33
  const motif = badge(recipe.design, wide)
  pen.drawImage(motif.canvas, size * 0.5 - wide / 2, size * 0.26, wide, wide)
}

function folds(pen: Pen, size: number, cloth: string, turn: number): void {
  const dark = lightness(cloth) < 0.45
  softly(pen, size * 0.011, (soft) => {
    soft.lineCap = 'round'
    soft.lineWidth = size * 0.016
    const creases = [
      [0.27, 0.46, 0.4, 0.62, 0.36, 0.9],
      [0.74, 0.5, 0.62, 0.66, 0.67, 0.93],
      [0.26, 0.38, 0.34, 0.42, 0.42, 0.4],
      [0.74, 0.38, 0.67, 0.43, 0.58, 0.41],
      [0.46, 0.72, 0.5 + turn * 0.06, 0.82, 0.47, 0.95],
    ] as const
    for (const [fromX, fromY, midX, midY, toX, toY] of creases) {
      const draw = (move: number, colour: string) => {
        soft.strokeStyle = colour
        soft.beginPath()
        soft.moveTo((fromX + move) * size, fromY * size)
        soft.quadraticCurveTo((midX + move) * size, midY * size, (toX + move) * size, toY * size)
        soft.stroke()
      }
      draw(0, clear('#000000', dark ? 0.3 : 0.13))
      draw(0.016, clear('#ffffff', dark ? 0.1 : 0.3))
    }
  })
}

function collar(pen: Pen, size: number, cloth: string): void {
  pen.beginPath()
  pen.moveTo(0.37 * size, 0.06 * size)
  pen.quadraticCurveTo(0.5 * size, 0.012 * size, 0.63 * size, 0.06 * size)
  pen.quadraticCurveTo(0.5 * size, 0.155 * size, 0.37 * size, 0.06 * size)
  pen.closePath()
  pen.fillStyle = blend(pen, { x: 0, y: 0.03 * size }, { x: 0, y: 0.11 * size }, [
    darker(cloth, 0.16),
    darker(cloth, 0.07),
  ])
  pen.fill()
  pen.lineWidth = size * 0.02
  pen.strokeStyle = darker(cloth, 0.015)
  pen.beginPath()
  pen.moveTo(0.367 * size, 0.064 * size)
  pen.quadraticCurveTo(0.5 * size, 0.165 * size, 0.633 * size, 0.064 * size)
  pen.stroke()
  pen.lineWidth = size * 0.0025
  pen.strokeStyle = clear(darker(cloth, 0.25), 0.5)
  pen.beginPath()
  pen.moveTo(0.357 * size, 0.07 * size)
  pen.quadraticCurveTo(0.5 * size, 0.188 * size, 0.643 * size, 0.07 * size)
  pen.stroke()
}

function folded(picture: Picture, recipe: ShirtRecipe): void {
  const { pen, width, height, palette } = picture
  const cloth = FABRICS[recipe.colour]
  const place: Lying = {
    x: width * 0.47,
    y: height * 0.5,
    width: width * 0.62,
    height: width * 0.72,
    angle: -0.08,
    lift: 22,
    corner: 26,
  }
  shadowOf(pen, palette.deep, place)
  lyingFrame(pen, place, () => {
    const [wide, tall] = [place.width, place.height]
    within(pen, () => {
      pen.beginPath()
      pen.roundRect(0, 0, wide, tall, 26)
      pen.clip()
      pen.fillStyle = cloth
      pen.fillRect(0, 0, wide, tall)
      // The front of the shirt with its sides folded under.
      const size = wide * 1.86
      pen.translate(wide / 2 - size / 2, -size * 0.02)
      seams(pen, size, cloth)
      print(pen, recipe.pocket === true ? recipe : { ...recipe }, size)
      folds(pen, size, cloth, 0.4)
      collar(pen, size, cloth)
    })
    grain(pen, { x: 8, y: 8, width: wide - 16, height: tall - 16 }, 0.05, 'coarse')
    pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: wide, y: 0 }, [
      clear('#ffffff', 0.16),
      clear('#ffffff', 0),
      clear('#000000', 0),
      clear('#000000', 0.16),
    ])
    pen.beginPath()
    pen.roundRect(0, 0, wide, tall, 26)
    pen.fill()
    for (let layer = 0; layer < 2; layer++) {
      pen.fillStyle = clear(darker(cloth, 0.2), 0.5)
      pen.fillRect(16, tall - 9 - layer * 9, wide - 32, 2)
    }
  })
}
