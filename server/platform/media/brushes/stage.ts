import { clear, darker, lighter, mix } from './colour.ts'
import { lightPool, softly, standingShadow, vignette, windowLight } from './light.ts'
import { LEAF } from './palette.ts'
import type { Picture } from './picture.ts'
import { circle, leaf, oval } from './shapes.ts'
import { blend, glow, type Pen, within } from './surface.ts'
import { grain } from './texture.ts'

/** The border of wall and table, as a share of the height. */
export const TABLE_EDGE = 0.66

/** A wall and a table in the light of a window: the ground of a still life. */
export function layStage(picture: Picture, set: 'plain' | 'arch' | 'disc' = 'plain'): void {
  const { pen, width, height, palette } = picture
  const edge = height * TABLE_EDGE
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width * 0.5, y: height * 0.9 }, [
    palette.wallTop,
    palette.wallBottom,
  ])
  pen.fillRect(0, 0, width, height)
  if (set === 'arch') arch(picture, edge)
  if (set === 'disc') {
    circle(pen, width * 0.54, height * 0.42, width * 0.33)
    pen.fillStyle = blend(pen, { x: width * 0.3, y: height * 0.1 }, { x: width * 0.8, y: height * 0.75 }, [
      lighter(palette.wallTop, 0.035),
      mix(palette.wallBottom, palette.table, 0.35),
    ])
    pen.fill()
  }
  windowLight(
    pen,
    { x: width * 0.3, y: -height * 0.02, width: width * 0.92, height: height * 0.72 },
    '#ffffff',
    0.42,
  )
  pen.fillStyle = blend(pen, { x: 0, y: edge }, { x: 0, y: height }, [
    mix(palette.table, palette.wallBottom, 0.25),
    lighter(palette.table, 0.015),
    darker(palette.table, 0.03),
  ])
  pen.fillRect(0, edge, width, height - edge)
  // The wall darkens the table a little where they meet.
  pen.fillStyle = blend(pen, { x: 0, y: edge - 26 }, { x: 0, y: edge + 34 }, [
    clear(palette.deep, 0),
    clear(palette.deep, 0.13),
    clear(palette.deep, 0),
  ])
  pen.fillRect(0, edge - 26, width, 60)
  lightPool(pen, { x: width * 0.28, y: height * 0.22 }, width * 0.8, '#ffffff', 0.5)
}

function arch({ pen, width, height, palette }: Picture, edge: number): void {
  const [left, right, top] = [width * 0.24, width * 0.84, height * 0.1]
  const radius = (right - left) / 2
  const lay = (at: Pen) => {
    at.beginPath()
    at.moveTo(left, edge)
    at.lineTo(left, top + radius)
    at.arc(left + radius, top + radius, radius, Math.PI, 0)
    at.lineTo(right, edge)
    at.closePath()
  }
  lay(pen)
  pen.fillStyle = blend(pen, { x: left, y: top }, { x: right, y: edge }, [
    darker(palette.wallBottom, 0.055),
    mix(palette.wallTop, palette.wallBottom, 0.6),
  ])
  pen.fill()
  within(pen, () => {
    lay(pen)
    pen.clip()
    softly(pen, 22, (soft) => {
      soft.strokeStyle = clear(palette.deep, 0.3)
      soft.lineWidth = 34
      soft.translate(-12, -12)
      lay(soft)
      soft.stroke()
    })
  })
}

/** The last strokes of every picture: darker corners, grain. */
export function finish({ pen, width, height, palette }: Picture): void {
  vignette(pen, width, height, mix(palette.deep, palette.wallBottom, 0.4), 0.24)
  grain(pen, { x: 0, y: 0, width, height }, 0.018)
}

/** A ball of plaster on the table; (x, y) is where it touches. */
export function ball({ pen, palette }: Picture, x: number, y: number, radius: number, colour: string): void {
  standingShadow(
    pen,
    palette.deep,
    { left: { x: x - radius * 0.5, y }, right: { x: x + radius * 0.5, y }, depth: radius * 0.2 },
    radius * 1.9,
  )
  circle(pen, x, y - radius, radius)
  const light = { x: x - radius * 0.42, y: y - radius * 1.46 }
  pen.fillStyle = glow(pen, light, radius * 2, [
    lighter(colour, 0.13),
    colour,
    darker(colour, 0.1),
    darker(colour, 0.24),
  ])
  pen.fill()
}

/** A low round plinth; (x, y) is the middle of its top. */
export function plinth(
  { pen, palette }: Picture,
  x: number,
  y: number,
  radius: number,
  tall: number,
  colour: string,
): void {
  const flat = radius * 0.2
  standingShadow(
    pen,
    palette.deep,
    { left: { x: x - radius, y: y + tall }, right: { x: x + radius, y: y + tall }, depth: flat },
    radius * 1.1,
  )
  pen.beginPath()
  pen.moveTo(x - radius, y)
  pen.lineTo(x - radius, y + tall)
  pen.ellipse(x, y + tall, radius, flat, 0, Math.PI, 0, true)
  pen.lineTo(x + radius, y)
  pen.closePath()
  pen.fillStyle = blend(pen, { x: x - radius, y }, { x: x + radius, y }, [
    lighter(colour, 0.03),
    colour,
    darker(colour, 0.08),
    darker(colour, 0.17),
  ])
  pen.fill()
  oval(pen, x, y, radius, flat)
  pen.fillStyle = blend(pen, { x: x - radius, y }, { x: x + radius, y }, [
    lighter(colour, 0.1),
    lighter(colour, 0.03),
  ])
  pen.fill()
}

/** A twig with leaves, growing from (x, y) along `angle`. */
export function sprig(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string = LEAF.middle,
): void {
  const bend = 0.34
  pen.strokeStyle = darker(colour, 0.12)
  pen.lineWidth = Math.max(2, length * 0.013)
  pen.lineCap = 'round'
  const at = (share: number) => {
    const turn = angle + bend * share * share
    return {
      x: x + Math.cos(turn) * length * share,
      y: y + Math.sin(turn) * length * share,
      turn: angle + bend * share * 2,
    }
  }
  pen.beginPath()
  pen.moveTo(x, y)
  for (let step = 1; step <= 12; step++) {
    const point = at(step / 12)
    pen.lineTo(point.x, point.y)
  }
  pen.stroke()
  for (let index = 1; index <= 13; index++) {
    const share = index / 13
    const point = at(share)
    const side = index % 2 === 0 ? 1 : -1
    const size = length * (0.27 - share * 0.13)
    leaf(pen, point.x, point.y, size, size * 0.3, point.turn + side * (0.85 - share * 0.4))
    pen.fillStyle = blend(
      pen,
      point,
      { x: point.x + Math.cos(point.turn) * size, y: point.y + Math.sin(point.turn) * size },
      [darker(colour, 0.06), lighter(colour, index % 3 === 0 ? 0.08 : 0.02)],
    )
    pen.fill()
  }
}

/** The flat shadow of a sprig on the table it lies on. */
export function lyingSprig(
  picture: Picture,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour?: string,
): void {
  within(picture.pen, () => {
    picture.pen.globalAlpha = 0.32
    softly(picture.pen, 7, (soft) => sprig(soft, x + 10, y + 14, length, angle, picture.palette.deep))
  })
  sprig(picture.pen, x, y, length, angle, colour)
}
