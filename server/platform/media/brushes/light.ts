import { clear } from './colour.ts'
import { blend, type Box, glow, type Pen, type Point, within } from './surface.ts'
import { borrow, giveBack } from './spareLayers.ts'

/** Soft parts have no detail: they are drawn at this share of the size, which is many times faster. */
const SOFT_SCALE = 0.25

/** px: with few sizes, layers can be reused. */
const MARGIN_STEP = 64

/**
 * Draws something blurred by `blur` px onto the picture, blended by `mode`. With `around`, the bounds of the drawing in
 * the pen's measure, only that part of the picture is touched: a small shadow costs little.
 */
export function softly(
  pen: Pen,
  blur: number,
  draw: (soft: Pen) => void,
  { mode = 'source-over', around }: { readonly mode?: GlobalCompositeOperation; readonly around?: Box } = {},
): void {
  const { width, height } = pen.canvas
  const { a, b, c, d, e, f } = pen.getTransform()
  // A margin keeps the edge of the picture from looking like the edge of the drawing.
  const margin = Math.ceil((blur * 2) / MARGIN_STEP) * MARGIN_STEP
  const scale = SOFT_SCALE
  const whole = { x: 0, y: 0, width: (width + margin * 2) * scale, height: (height + margin * 2) * scale }
  const part =
    around === undefined ? whole : overlapOf(whole, softBox({ a, b, c, d, e, f }, around, { blur, margin }))
  if (part === null) return
  const layer = borrow(whole.width, whole.height)
  const shape = borrow(layer.width, layer.height)
  shape.pen.setTransform(
    a * scale,
    b * scale,
    c * scale,
    d * scale,
    (e + margin) * scale,
    (f + margin) * scale,
  )
  draw(shape.pen)
  const { x, y, width: wide, height: high } = part
  layer.pen.filter = `blur(${blur * scale}px)`
  layer.pen.drawImage(shape.canvas, x, y, wide, high, x, y, wide, high)
  within(pen, () => {
    pen.resetTransform()
    pen.globalCompositeOperation = mode
    pen.drawImage(
      layer.canvas,
      x,
      y,
      wide,
      high,
      x / scale - margin,
      y / scale - margin,
      wide / scale,
      high / scale,
    )
  })
  giveBack(layer)
  giveBack(shape)
}

/** A blur is visible as far as this beyond the drawing, in its own measure. */
const BLUR_REACHES = 3

/** The part of a soft layer that a box covers, its blur included, in whole pixels of that layer. */
function softBox(
  { a, b, c, d, e, f }: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>>,
  { x, y, width, height }: Box,
  { blur, margin }: { readonly blur: number; readonly margin: number },
): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([px = 0, py = 0]) => ({ x: a * px + c * py + e, y: b * px + d * py + f }))
  const xs = corners.map((corner) => corner.x)
  const ys = corners.map((corner) => corner.y)
  const reach = blur * BLUR_REACHES
  const soft = (value: number) => (value + margin) * SOFT_SCALE
  const [left, top] = [Math.floor(soft(Math.min(...xs) - reach)), Math.floor(soft(Math.min(...ys) - reach))]
  const [right, bottom] = [Math.ceil(soft(Math.max(...xs) + reach)), Math.ceil(soft(Math.max(...ys) + reach))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function overlapOf(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const [right, bottom] = [
    Math.min(one.x + one.width, other.x + other.width),
    Math.min(one.y + one.height, other.y + other.height),
  ]
  return right <= x || bottom <= y ? null : { x, y, width: right - x, height: bottom - y }
}

/** The light of every picture comes from the upper left; shadows fall to the right and a little down. */
export interface Shadow {
  readonly colour: string
  /** 0 to 1. */
  readonly strength: number
  /** px of softness. */
  readonly blur: number
  readonly move?: Point
}

/** Draws the shadow of the shape that `fill` fills. */
export function shade(pen: Pen, { colour, strength, blur, move }: Shadow, fill: (pen: Pen) => void): void {
  within(pen, () => {
    if (move) pen.translate(move.x, move.y)
    softly(pen, blur, (soft) => {
      soft.fillStyle = clear(colour, strength)
      fill(soft)
    })
  })
}

/** The soft shadow of a thing that lies flat: a tight one under its edge and a wide one beside it. */
export function lyingShadow(pen: Pen, colour: string, height: number, fill: (pen: Pen) => void): void {
  shade(pen, { colour, strength: 0.16, blur: height * 2.6, move: { x: height * 1.3, y: height * 1.8 } }, fill)
  shade(pen, { colour, strength: 0.2, blur: height * 0.8, move: { x: height * 0.4, y: height * 0.6 } }, fill)
}

/** The shadow of a thing that stands: dark where it touches, long and fading to the right. */
export function standingShadow(
  pen: Pen,
  colour: string,
  foot: { readonly left: Point; readonly right: Point; readonly depth: number },
  length: number,
): void {
  const { left, right, depth } = foot
  const reach = { x: length, y: length * 0.16 }
  softly(pen, Math.max(8, length * 0.07), (soft) => {
    soft.fillStyle = blend(soft, left, { x: right.x + reach.x, y: right.y + reach.y }, [
      clear(colour, 0.36),
      clear(colour, 0.24),
      clear(colour, 0),
    ])
    soft.beginPath()
    soft.moveTo(left.x, left.y - depth)
    soft.lineTo(right.x, right.y - depth)
    soft.lineTo(right.x + reach.x, right.y + reach.y - depth * 0.4)
    soft.lineTo(right.x + reach.x * 0.94, right.y + reach.y + depth * 1.6)
    soft.lineTo(right.x, right.y + depth)
    soft.lineTo(left.x, left.y + depth)
    soft.closePath()
    soft.fill()
  })
  softly(pen, Math.max(3, depth * 0.5), (soft) => {
    soft.fillStyle = clear(colour, 0.42)
    soft.beginPath()
    soft.ellipse(
      (left.x + right.x) / 2,
      (left.y + right.y) / 2,
      (right.x - left.x) / 2 + depth * 0.2,
      depth * 0.55,
      Math.atan2(right.y - left.y, right.x - left.x),
      0,
      Math.PI * 2,
    )
    soft.fill()
  })
}

/** A pool of light. */
export function lightPool(pen: Pen, middle: Point, radius: number, colour: string, strength: number): void {
  within(pen, () => {
    pen.globalCompositeOperation = 'soft-light'
    pen.fillStyle = glow(pen, middle, radius, [clear(colour, strength), clear(colour, 0)])
    pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
  })
}

/** A light source: a flame, a coin of embers. */
export function shine(pen: Pen, middle: Point, radius: number, colour: string, strength: number): void {
  within(pen, () => {
    pen.globalCompositeOperation = 'screen'
    pen.fillStyle = glow(pen, middle, radius, [
      clear(colour, strength),
      clear(colour, strength * 0.32),
      clear(colour, 0),
    ])
    pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
  })
}

/** The panes of a window on the wall or the table, as a slanted, soft pattern of light. */
export function windowLight(pen: Pen, box: Box, colour: string, strength: number): void {
  softly(
    pen,
    box.width * 0.016,
    (soft) => {
      soft.fillStyle = clear(colour, strength)
      soft.transform(1, 0.16, -0.42, 1, box.x, box.y)
      const [wide, tall, gap] = [box.width * 0.28, box.height * 0.3, box.width * 0.028]
      for (let column = 0; column < 2; column++) {
        for (let row = 0; row < 3; row++) {
          soft.fillRect(column * (wide + gap), row * (tall + gap), wide, tall)
        }
      }
    },
    { mode: 'soft-light' },
  )
}

/** Darkens the corners a little. */
export function vignette(pen: Pen, width: number, height: number, colour: string, strength: number): void {
  within(pen, () => {
    pen.globalCompositeOperation = 'multiply'
    const gradient = pen.createRadialGradient(
      width * 0.46,
      height * 0.44,
      width * 0.36,
      width * 0.5,
      height * 0.5,
      width * 0.82,
    )
    gradient.addColorStop(0, clear(colour, 0))
    gradient.addColorStop(1, clear(colour, strength))
    pen.fillStyle = gradient
    pen.fillRect(0, 0, width, height)
  })
}
