import { darker, lighter } from '../brushes/colour.ts'
import { standingShadow } from '../brushes/light.ts'
import type { Picture } from '../brushes/picture.ts'
import { polygon, rounded } from '../brushes/shapes.ts'
import { blend } from '../brushes/surface.ts'

export interface GiftBoxPlace {
  /** The middle of its foot. */
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly colour: string
  readonly ribbon: string
}

/** A box tied with a ribbon. */
export function giftBox({ pen, palette }: Picture, { x, y, wide, tall, colour, ribbon }: GiftBoxPlace): void {
  const [left, top] = [x - wide / 2, y - tall]
  const lid = tall * 0.22
  standingShadow(
    pen,
    palette.deep,
    { left: { x: left, y: y - 4 }, right: { x: left + wide, y: y - 4 }, depth: 16 },
    wide * 0.7,
  )
  rounded(pen, left, top, wide, tall, 6)
  pen.fillStyle = blend(pen, { x: left, y: 0 }, { x: left + wide, y: 0 }, [
    lighter(colour, 0.03),
    colour,
    darker(colour, 0.09),
  ])
  pen.fill()
  const band = wide * 0.13
  pen.fillStyle = blend(pen, { x: x - band / 2, y: 0 }, { x: x + band / 2, y: 0 }, [
    lighter(ribbon, 0.06),
    ribbon,
    darker(ribbon, 0.06),
  ])
  pen.fillRect(x - band / 2, top, band, tall)
  rounded(pen, left - wide * 0.03, top - lid * 0.3, wide * 1.06, lid, 6)
  pen.fillStyle = blend(pen, { x: left, y: 0 }, { x: left + wide, y: 0 }, [
    lighter(colour, 0.07),
    lighter(colour, 0.03),
    darker(colour, 0.05),
  ])
  pen.fill()
  pen.fillStyle = darker(colour, 0.16)
  pen.globalAlpha = 0.35
  pen.fillRect(left, top + lid * 0.7, wide, 7)
  pen.globalAlpha = 1
  pen.fillStyle = blend(pen, { x: x - band / 2, y: 0 }, { x: x + band / 2, y: 0 }, [
    lighter(ribbon, 0.09),
    ribbon,
  ])
  pen.fillRect(x - band / 2, top - lid * 0.3, band, lid)
  const knot = { x, y: top - lid * 0.3 }
  for (const side of [-1, 1]) {
    polygon(pen, [
      knot,
      { x: x + side * wide * 0.26, y: knot.y - wide * 0.02 },
      { x: x + side * wide * 0.2, y: knot.y - wide * 0.06 },
    ])
    pen.fillStyle = darker(ribbon, 0.1)
    pen.fill()
    pen.beginPath()
    pen.moveTo(knot.x, knot.y)
    pen.bezierCurveTo(
      x + side * wide * 0.1,
      knot.y - wide * 0.26,
      x + side * wide * 0.4,
      knot.y - wide * 0.22,
      x + side * wide * 0.3,
      knot.y - wide * 0.06,
    )
    pen.bezierCurveTo(
      x + side * wide * 0.26,
      knot.y - wide * 0.01,
      x + side * wide * 0.1,
      knot.y,
      knot.x,
      knot.y,
    )
    pen.closePath()
    pen.fillStyle = blend(pen, knot, { x: x + side * wide * 0.34, y: knot.y - wide * 0.18 }, [
      darker(ribbon, 0.06),
      lighter(ribbon, 0.06),
    ])
    pen.fill()
    pen.beginPath()
    pen.ellipse(
      x + side * wide * 0.2,
      knot.y - wide * 0.1,
      wide * 0.075,
      wide * 0.036,
      side * -0.5,
      0,
      Math.PI * 2,
    )
    pen.fillStyle = darker(ribbon, 0.15)
    pen.fill()
  }
  rounded(pen, x - wide * 0.045, knot.y - wide * 0.055, wide * 0.09, wide * 0.075, 10)
  pen.fillStyle = lighter(ribbon, 0.03)
  pen.fill()
}
