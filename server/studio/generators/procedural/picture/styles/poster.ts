import { clear, darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { type Pen, within } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Shape } from '../../scene/shape.ts'
import type { Canvas, Painter } from '../painter.ts'
import { boundsOf, lay, trace } from '../trace.ts'
import { nearestOf } from './colours.ts'

/** A travel poster: a few flat inks, hard shadows, light made of specks. */
export const poster: Painter = {
  ground(pen, canvas) {
    const { width, height, tones } = canvas
    const inks = inksOf(canvas)
    const bands = [
      tones.sky[0],
      mix(tones.sky[0], tones.sky[1], 0.5),
      tones.sky[1],
      mix(tones.sky[1], tones.sky[2], 0.6),
      tones.sky[2],
    ]
    pen.fillStyle = nearestOf(bands[0] ?? tones.sky[0], inks)
    pen.fillRect(0, 0, width, height)
    for (const [index, band] of bands.entries()) {
      pen.fillStyle = mix(nearestOf(band, inks), band, 0.55)
      pen.fillRect(0, height * index * 0.15, width, height)
    }
  },
  sprite(pen, { shapes, depth }, canvas) {
    for (const shape of shapes) print(pen, shape, canvas, depth)
  },
  finish({ pen }, { width, height, tones }) {
    grain(pen, { x: 0, y: 0, width, height }, 0.06)
    grain(pen, { x: 0, y: 0, width, height }, 0.05, 'coarse')
    const edge = Math.min(width, height) * 0.035
    pen.fillStyle = mix(tones.paper, '#fff8ea', 0.6)
    for (const [x, y, wide, high] of [
      [0, 0, width, edge],
      [0, height - edge, width, edge],
      [0, 0, edge, height],
      [width - edge, 0, edge, height],
    ] as const)
      pen.fillRect(x, y, wide, high)
  },
}

/** Requested things have at least this depth, nearer than scenery. */
const HERO = 0.72

function inksOf({ tones }: Canvas): readonly [string, ...string[]] {
  const dark = mix(tones.deep, '#181430', 0.25)
  return [
    dark,
    tones.accent,
    darker(tones.accent, 0.12),
    tones.second,
    mix(tones.paper, '#fff3da', 0.6),
    mix(tones.sky[0], dark, 0.35),
    tones.sky[1],
    tones.leafDark,
    mix(tones.leaf, tones.second, 0.25),
    mix(tones.second, '#ffffff', 0.5),
  ]
}

function print(pen: Pen, shape: Shape, canvas: Canvas, depth: number): void {
  const inks = inksOf(canvas)
  const ink =
    shape.isDetail && shape.line === null && !shape.glows
      ? mix(nearestOf(shape.colour, inks), shape.colour, 0.35)
      : nearestOf(shape.colour, inks)
  within(pen, () => {
    if (shape.alpha < 0.5) pen.globalAlpha = shape.alpha
    // The picture's subject keeps the requested colours.
    const colour = mix(ink, shape.colour, depth >= HERO ? 0.78 : 0.3)
    lay(pen, shape, colour)
    if (shape.line !== null || shape.isDetail || shape.glows) return
    const { left, top, right, bottom } = boundsOf([shape])
    const size = Math.min(right - left, bottom - top)
    if (size < canvas.width * 0.035) return
    // The dark side is the same form again, moved: hard, like a stencil.
    trace(pen, shape)
    pen.clip('evenodd')
    within(pen, () => {
      pen.beginPath()
      pen.rect(left - 2, top - 2, right - left + 4, bottom - top + 4)
      pen.translate(-size * 0.16, -size * 0.07)
      for (const contour of shape.contours) {
        for (const [index, { x, y }] of contour.entries()) {
          if (index === 0) pen.moveTo(x, y)
          else pen.lineTo(x, y)
        }
        pen.closePath()
      }
      pen.fillStyle = clear(darker(colour, 0.14), 0.55 + depth * 0.3)
      pen.fill('evenodd')
    })
    // Specks that thin out from the lit side.
    const { random } = canvas
    pen.fillStyle = clear(lighter(colour, 0.13), 0.85)
    const specks = Math.min(420, Math.round(((right - left) * (bottom - top)) / (canvas.width * 0.11)))
    for (let speck = 0; speck < specks; speck += 1) {
      const share = random.between(0, 1) ** 2.2
      const x = left + (right - left) * (share * 0.75 + random.between(-0.06, 0.06))
      const y = top + (bottom - top) * random.between(0, 1)
      pen.fillRect(x, y, canvas.width * 0.0014, canvas.width * 0.0014)
    }
  })
}
