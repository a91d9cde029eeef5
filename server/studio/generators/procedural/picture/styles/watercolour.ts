import { clear, darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { blend, glow, newLayer, type Pen, within } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Shape } from '../../scene/shape.ts'
import type { Canvas, Painter } from '../painter.ts'
import { boundsOf, lay, rimPoints, trace, wobbled } from '../trace.ts'

const PAPER = '#fdfaf3'

/** Thin washes on rough paper: edges where the water stopped, light left unpainted. */
export const watercolour: Painter = {
  ground(pen, { width, height, tones, random }) {
    pen.fillStyle = PAPER
    pen.fillRect(0, 0, width, height)
    within(pen, () => {
      pen.globalAlpha = tones.isNight ? 0.92 : 0.62
      pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width * 0.1, y: height * 0.85 }, [
        tones.sky[0],
        mix(tones.sky[1], PAPER, 0.2),
        mix(tones.sky[2], PAPER, 0.4),
      ])
      pen.fillRect(0, 0, width, height)
    })
    const unit = Math.min(width, height)
    for (let bloom = 0; bloom < 34; bloom += 1) {
      const middle = { x: width * random.between(0, 1), y: height * random.between(0, 0.7) }
      const radius = unit * random.between(0.08, 0.28)
      const colour = bloom % 2 === 0 ? PAPER : random.pick([tones.sky[0], tones.sky[1], tones.haze])
      pen.fillStyle = glow(pen, middle, radius, [
        clear(colour, 0.22),
        clear(colour, 0.15),
        clear(darker(colour, 0.03), 0.17),
        clear(colour, 0),
      ])
      pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
    }
  },
  sprite(pen, { shapes, depth }, canvas) {
    for (const [index, shape] of shapes.entries()) wash(pen, shape, canvas, index * 1.37 + depth * 11)
  },
  finish(layer, canvas) {
    deckle(layer.pen, canvas)
    splashes(layer.pen, canvas)
    grain(layer.pen, { x: 0, y: 0, width: canvas.width, height: canvas.height }, 0.05, 'coarse')
    grain(layer.pen, { x: 0, y: 0, width: canvas.width, height: canvas.height }, 0.035)
  },
}

function wash(pen: Pen, shape: Shape, { width }: Canvas, phase: number): void {
  const wet = wobbled(shape, width * 0.0016, phase)
  const colour = mix(shape.colour, PAPER, 0.06)
  within(pen, () => {
    if (shape.glows) {
      const { left, top, right, bottom } = boundsOf([shape])
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
      const radius = Math.max(right - left, bottom - top)
      pen.fillStyle = glow(pen, middle, radius, [
        clear(PAPER, 0.75 * shape.alpha),
        clear(shape.colour, 0.26 * shape.alpha),
        clear(shape.colour, 0),
      ])
      pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
      if (shape.alpha < 0.5) return
    }
    if (shape.line !== null) {
      pen.globalAlpha = 0.82 * shape.alpha
      return lay(pen, wet, colour)
    }
    const { left, top, right, bottom } = boundsOf([shape])
    const [wide, high] = [right - left, bottom - top]
    // The paint covers the layer below just enough; the paper shines through all of it.
    pen.globalAlpha = shape.alpha * (shape.isDetail ? 0.82 : 0.9)
    lay(
      pen,
      wet,
      blend(pen, { x: left, y: top }, { x: left + wide * 0.6, y: bottom }, [
        mix(lighter(colour, 0.07), PAPER, 0.36),
        mix(colour, PAPER, 0.12),
        darker(colour, 0.03),
      ]),
    )
    trace(pen, wet)
    pen.clip('evenodd')
    // Pigment gathers at the edge.
    pen.globalAlpha = 0.5 * shape.alpha
    pen.strokeStyle = darker(colour, 0.09)
    pen.lineJoin = 'round'
    pen.lineWidth = Math.max(1, Math.min(width * 0.005, Math.min(wide, high) * 0.09))
    pen.stroke()
    if (shape.isDetail || Math.min(wide, high) < width * 0.04) return
    // A second, later wash with its own edge, and drops of clean water that pushed the paint away.
    for (let drop = 0; drop < 4; drop += 1) {
      const turn = Math.sin(phase * 12.9898 + drop * 78.233) * 43_758.5453
      const share = turn - Math.floor(turn)
      const middle = {
        x: left + wide * (0.15 + share * 0.7),
        y: top + high * (0.15 + ((share * 7.3) % 1) * 0.7),
      }
      const radius = Math.min(wide, high) * (0.22 + share * 0.3)
      const tint = drop % 2 === 0 ? PAPER : darker(colour, 0.08)
      pen.globalAlpha = 0.5
      pen.fillStyle = glow(pen, middle, radius, [
        clear(tint, 0.42),
        clear(tint, 0.26),
        clear(darker(colour, 0.06), 0.18),
        clear(tint, 0),
      ])
      pen.fillRect(left, top, wide, high)
    }
  })
}

/** The painting ends before the sheet does, with the brush's own edge. */
function deckle(pen: Pen, { width, height, random }: Canvas): void {
  const unit = Math.min(width, height)
  // As large as the painted area, which may be a band of the sheet.
  const layer = newLayer(pen.canvas.width, pen.canvas.height)
  const mask = layer.pen
  mask.setTransform(pen.getTransform())
  mask.fillStyle = PAPER
  mask.fillRect(0, 0, width, height)
  mask.globalCompositeOperation = 'destination-out'
  const edge = unit * 0.055
  const phase = random.between(0, 9)
  for (let pass = 0; pass < 3; pass += 1) {
    const grow = pass * unit * 0.007
    const points = rimPoints(width, height, 480, edge - grow).map(({ x, y }, index) => {
      const shake =
        Math.sin(index * 0.051 + phase) * 0.007 +
        Math.sin(index * 0.173 + phase * 2.1) * 0.0035 +
        Math.sin(index * 0.43 + phase * 3.7) * 0.0016
      const jump = (shake + random.between(-0.0009, 0.0009)) * unit
      return { x: x + jump, y: y + jump }
    })
    mask.globalAlpha = pass === 0 ? 1 : 0.4
    mask.fillStyle = '#000000'
    trace(mask, { contours: [points], line: null })
    mask.fill()
  }
  within(pen, () => {
    pen.resetTransform()
    pen.drawImage(layer.canvas, 0, 0)
  })
}

function splashes(pen: Pen, { width, height, tones, random }: Canvas): void {
  const unit = Math.min(width, height)
  for (let drop = 0; drop < 26; drop += 1) {
    const isTop = random.chance(0.5)
    const [x, y] = [
      width * random.between(0.02, 0.98),
      isTop ? height * random.between(0.01, 0.12) : height * random.between(0.86, 0.99),
    ]
    pen.globalAlpha = random.between(0.15, 0.5)
    pen.fillStyle = random.pick([tones.accent, tones.second, tones.sky[0], tones.leaf])
    pen.beginPath()
    pen.arc(x, y, unit * random.between(0.001, 0.006), 0, Math.PI * 2)
    pen.fill()
  }
  pen.globalAlpha = 1
}
