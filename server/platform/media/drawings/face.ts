import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { PALETTES } from '../brushes/palette.ts'
import { circle, polygon, spark } from '../brushes/shapes.ts'
import { blend, type Layer, newLayer, type Pen, within } from '../brushes/surface.ts'
import type { FaceRecipe, Mood } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

export const drawFace: Drawing<'face'> = ({ pen, width, height }, recipe) => {
  pen.drawImage(printFace(recipe, width, height).canvas, 0, 0, width, height)
}

/** A closed card or letter on a sheet of `width` × `height` px. */
export function printFace(recipe: FaceRecipe, width: number, height: number): Layer {
  if (recipe.view === 'card') return printDesign(recipe.design, width, height)
  const layer = newLayer(width, height)
  drawEnvelope(layer, recipe.seal)
  return layer
}

/** The back of an envelope that stands upright, sealed. */
function drawEnvelope({ pen, width, height }: Layer, seal: Mood): void {
  const { paper, second, accent, deep } = PALETTES[seal]
  const colour = mix(paper, second, 0.24)
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [colour, darker(colour, 0.03)])
  pen.fillRect(0, 0, width, height)
  const tip = { x: width / 2, y: height * 0.54 }
  for (const [x, tone] of [
    [0, lighter(colour, 0.012)],
    [width, darker(colour, 0.02)],
  ] as const) {
    polygon(pen, [
      { x, y: 0 },
      { x: width / 2, y: height * 0.5 },
      { x, y: height },
    ])
    pen.fillStyle = tone
    pen.fill()
  }
  const fold = (points: readonly { x: number; y: number }[], from: string, to: string) =>
    within(pen, () => {
      pen.shadowColor = clear(deep, 0.28)
      pen.shadowBlur = width * 0.03
      pen.shadowOffsetY = width * 0.006
      polygon(pen, points)
      pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, [from, to])
      pen.fill()
    })
  fold(
    [
      { x: -20, y: height + 20 },
      { x: width / 2, y: height * 0.46 },
      { x: width + 20, y: height + 20 },
    ],
    lighter(colour, 0.03),
    colour,
  )
  fold([{ x: -20, y: -20 }, tip, { x: width + 20, y: -20 }], lighter(colour, 0.02), lighter(colour, 0.05))
  drawSeal(pen, tip.x, tip.y - height * 0.015, width * 0.1, accent, deep)
}

function drawSeal(pen: Pen, x: number, y: number, radius: number, colour: string, deep: string): void {
  within(pen, () => {
    pen.shadowColor = clear(deep, 0.45)
    pen.shadowBlur = radius * 0.25
    pen.shadowOffsetY = radius * 0.08
    circle(pen, x, y, radius)
    pen.fillStyle = darker(colour, 0.06)
    pen.fill()
  })
  circle(pen, x, y, radius * 0.82)
  pen.fillStyle = blend(pen, { x: x - radius, y: y - radius }, { x: x + radius, y: y + radius }, [
    lighter(colour, 0.05),
    darker(colour, 0.04),
  ])
  pen.fill()
  spark(pen, x, y, radius * 1.05)
  pen.fillStyle = clear('#ffffff', 0.85)
  pen.fill()
}
