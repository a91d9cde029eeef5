import { lightness, mix } from '#server/platform/media/brushes/colour.ts'
import { type Pen, within } from '#server/platform/media/brushes/surface.ts'
import type { Shape } from '../../scene/shape.ts'
import type { Canvas, Painter } from '../painter.ts'
import { boundsOf, lay, rimPoints, trace, wobbled } from '../trace.ts'

const PAPER = '#f6efe0'

/** A print from two blocks: one dark ink, one colour, and lines cut away with a gouge. */
export const linocut: Painter = {
  ground(pen, canvas) {
    const { width, height, tones, random } = canvas
    pen.fillStyle = PAPER
    pen.fillRect(0, 0, width, height)
    const [ink, colour] = inksOf(canvas)
    pen.fillStyle = tones.isNight ? ink : colour
    pen.fillRect(0, 0, width, height)
    // The sky is carved in long strokes, wider towards the light.
    pen.strokeStyle = PAPER
    pen.lineCap = 'round'
    const unit = Math.min(width, height)
    for (let row = 0; row < 60; row += 1) {
      const share = row / 59
      const y = height * share
      let x = -unit * random.between(0, 0.1)
      while (x < width) {
        const length = unit * random.between(0.06, 0.24)
        pen.lineWidth = unit * (tones.isNight ? 0.0009 + share * 0.0022 : 0.0016 + share * 0.0075)
        pen.beginPath()
        pen.moveTo(x, y + Math.sin(x * 0.006 + row) * unit * 0.004)
        pen.quadraticCurveTo(x + length / 2, y + Math.sin(x * 0.006 + row + 1) * unit * 0.009, x + length, y)
        pen.stroke()
        x += length + unit * random.between(0.012, 0.04)
      }
    }
  },
  sprite(pen, { shapes }, canvas) {
    for (const [index, shape] of shapes.entries())
      carve(pen, wobbled(shape, canvas.width * 0.0016, index), canvas)
  },
  finish(layer, canvas) {
    const { width, height, random } = canvas
    const { pen } = layer
    // Where the roller left too little ink, and the unprinted rim of the sheet.
    pen.fillStyle = PAPER
    for (let speck = 0; speck < 900; speck += 1) {
      pen.globalAlpha = random.between(0.25, 0.8)
      const size = width * random.between(0.0006, 0.002)
      pen.fillRect(random.between(0, width), random.between(0, height), size, size * random.between(0.6, 2))
    }
    pen.globalAlpha = 1
    const unit = Math.min(width, height)
    const [ink] = inksOf(canvas)
    const edge = unit * 0.045
    const shake = () => random.between(-0.0022, 0.0022) * unit
    const rim = rimPoints(width, height, 120, edge).map(({ x, y }) => ({ x: x + shake(), y: y + shake() }))
    within(pen, () => {
      trace(pen, {
        contours: [
          [
            { x: 0, y: 0 },
            { x: width, y: 0 },
            { x: width, y: height },
            { x: 0, y: height },
          ],
          rim,
        ],
        line: null,
      })
      pen.fillStyle = PAPER
      pen.fill('evenodd')
      trace(pen, { contours: [rim], line: null })
      pen.strokeStyle = ink
      pen.lineWidth = unit * 0.006
      pen.stroke()
    })
  },
}

function inksOf({ tones }: Canvas): readonly [ink: string, colour: string, second: string] {
  return [mix(tones.deep, '#14121c', 0.6), mix(tones.second, PAPER, 0.22), tones.accent]
}

/** A piece's lightness decides its block; the rest is the gouge's work. */
function carve(pen: Pen, shape: Shape, canvas: Canvas): void {
  if (shape.alpha < 0.5) return
  const [ink, colour, second] = inksOf(canvas)
  const light = lightness(shape.colour)
  const unit = Math.min(canvas.width, canvas.height)
  const rim = unit * 0.0036
  if (shape.line !== null) {
    lay(pen, { ...shape, line: Math.max(shape.line, unit * 0.002) }, light > 0.72 ? PAPER : ink)
    return
  }
  const { left, top, right, bottom } = boundsOf([shape])
  const size = Math.min(right - left, bottom - top)
  const paint = light > 0.84 || shape.glows ? PAPER : light > 0.62 ? colour : light > 0.48 ? second : ink
  lay(pen, shape, paint)
  within(pen, () => {
    trace(pen, shape)
    pen.lineJoin = 'round'
    // Dark pieces are kept apart by a cut line, light ones by an inked one.
    pen.strokeStyle = paint === ink ? PAPER : ink
    pen.lineWidth = shape.isDetail ? rim * 0.55 : rim
    pen.stroke()
    if (size < unit * 0.035 || shape.isDetail) return
    pen.clip('evenodd')
    hatch(pen, { left, top, right, bottom }, paint === ink ? PAPER : ink, canvas, paint === PAPER ? 0.4 : 1)
  })
}

/** Strokes that follow the form on the side away from the light. */
function hatch(
  pen: Pen,
  box: { left: number; top: number; right: number; bottom: number },
  colour: string,
  { random, width, height }: Canvas,
  strength: number,
): void {
  const unit = Math.min(width, height)
  const [wide, tall] = [
    Math.min(box.right, width) - Math.max(0, box.left),
    Math.min(box.bottom, height) - Math.max(0, box.top),
  ]
  if (wide <= 0 || tall <= 0) return
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
  const gap = unit * 0.0105
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  for (let y = top; y < top + tall + wide * 0.3; y += gap) {
    const from = wide * (0.5 + random.between(-0.06, 0.06)) * (2 - strength)
    pen.lineWidth = unit * random.between(0.0014, 0.0034) * strength
    pen.beginPath()
    pen.moveTo(left + from, y)
    pen.quadraticCurveTo(left + (from + wide) / 2, y - gap * 1.2, left + wide * 1.05, y - wide * 0.14)
    pen.stroke()
  }
}
