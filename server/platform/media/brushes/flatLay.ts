import { clear, darker, lighter } from './colour.ts'
import { lightPool, lyingShadow, windowLight } from './light.ts'
import type { Picture } from './picture.ts'
import { blend, type Layer, type Pen, within } from './surface.ts'

/** A table top seen from above, with the light of a window across it. */
export function layTop({ pen, width, height, palette }: Picture, second?: string): void {
  const ground = palette.wallBottom
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width, y: height }, [
    lighter(ground, 0.03),
    ground,
    darker(ground, 0.035),
  ])
  pen.fillRect(0, 0, width, height)
  if (second !== undefined) {
    // A second sheet of paper under everything, at a slant.
    within(pen, () => {
      pen.beginPath()
      pen.moveTo(width * 0.58, -10)
      pen.lineTo(width + 10, -10)
      pen.lineTo(width + 10, height + 10)
      pen.lineTo(width * 0.36, height + 10)
      pen.closePath()
      pen.shadowColor = clear(palette.deep, 0.28)
      pen.shadowBlur = 24
      pen.shadowOffsetX = -4
      pen.fillStyle = blend(pen, { x: width * 0.4, y: 0 }, { x: width, y: height }, [
        lighter(second, 0.015),
        darker(second, 0.02),
      ])
      pen.fill()
    })
  }
  windowLight(pen, { x: width * 0.34, y: -height * 0.04, width, height: height * 1.06 }, '#ffffff', 0.4)
  lightPool(pen, { x: width * 0.25, y: height * 0.2 }, width * 0.85, '#ffffff', 0.42)
}

export interface Lying {
  /** The middle of the thing, px. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Radians, clockwise. */
  readonly angle: number
  /** The height of its upper side above the table, px. */
  readonly lift?: number
  readonly corner?: number
}

/** Draws in the frame of a thing on the table: (0, 0) is its upper left corner. */
export function lyingFrame(pen: Pen, thing: Lying, draw: (pen: Pen) => void): void {
  within(pen, () => {
    pen.translate(thing.x, thing.y)
    pen.rotate(thing.angle)
    pen.translate(-thing.width / 2, -thing.height / 2)
    draw(pen)
  })
}

/** The shadow of a lying thing. It falls to the lower right however the thing is turned. */
export function shadowOf(pen: Pen, colour: string, thing: Lying): void {
  lyingShadow(pen, colour, thing.lift ?? 10, (at) => {
    within(at, () => {
      at.translate(thing.x, thing.y)
      at.rotate(thing.angle)
      at.beginPath()
      at.roundRect(-thing.width / 2, -thing.height / 2, thing.width, thing.height, thing.corner ?? 4)
      at.fill()
    })
  })
}

/** Lays a printed sheet on the table. */
export function laySheet({ pen, palette }: Picture, sheet: Layer, thing: Lying): void {
  shadowOf(pen, palette.deep, thing)
  lyingFrame(pen, thing, () => {
    within(pen, () => {
      pen.beginPath()
      pen.roundRect(0, 0, thing.width, thing.height, thing.corner ?? 4)
      pen.clip()
      pen.drawImage(sheet.canvas, 0, 0, thing.width, thing.height)
      pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: thing.width, y: thing.height }, [
        clear('#ffffff', 0.1),
        clear('#ffffff', 0),
        clear('#000000', 0.05),
      ])
      pen.fillRect(0, 0, thing.width, thing.height)
    })
    pen.beginPath()
    pen.roundRect(0.75, 0.75, thing.width - 1.5, thing.height - 1.5, thing.corner ?? 4)
    pen.strokeStyle = clear('#ffffff', 0.35)
    pen.lineWidth = 1.5
    pen.stroke()
  })
}
