import { clear, darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { type Pen, within } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Shape } from '../../scene/shape.ts'
import type { Canvas, Painter } from '../painter.ts'
import { lay, trace, wobbled } from '../trace.ts'

/** Sheets of paper laid over each other: every edge throws its shadow. */
export const paperCut: Painter = {
  ground(pen, { width, height, tones }) {
    // The sky is a pile of sheets, too, each cut a little lower.
    const [top, middle, low] = tones.sky
    pen.fillStyle = top
    pen.fillRect(0, 0, width, height)
    const sheets = [top, mix(top, middle, 0.5), middle, mix(middle, low, 0.5), low]
    for (const [index, colour] of sheets.entries()) {
      const y = index === 0 ? -10 : height * (0.1 + index * 0.125)
      const points = Array.from({ length: 41 }, (_, step) => ({
        x: width * (-0.02 + (step / 40) * 1.04),
        y: y + Math.sin((step / 40) * 7 + index * 2.1) * height * 0.022,
      }))
      const contour = [
        ...points,
        { x: width * 1.02, y: height * 1.02 },
        { x: -width * 0.02, y: height * 1.02 },
      ]
      layPaper(
        pen,
        { contours: [contour], colour, line: null, glows: false, isDetail: index === 0, alpha: 1 },
        width,
        index * 0.12,
      )
    }
  },
  sprite(pen, { shapes, depth }, { width }) {
    for (const [index, shape] of shapes.entries())
      layPaper(pen, wobbled(shape, width * 0.0012, index), width, depth)
  },
  finish({ pen }, { width, height }) {
    grain(pen, { x: 0, y: 0, width, height }, 0.055)
    grain(pen, { x: 0, y: 0, width, height }, 0.03, 'coarse')
  },
}

function layPaper(pen: Pen, shape: Shape, width: Canvas['width'], depth: number): void {
  const lift = width * (shape.isDetail ? 0.0022 : 0.004 + depth * 0.007)
  const colour = shape.glows ? lighter(shape.colour, 0.02) : shape.colour
  within(pen, () => {
    pen.globalAlpha = shape.alpha < 0.5 ? shape.alpha * 0.6 : 1
    within(pen, () => {
      pen.shadowColor = clear('#1c1230', shape.isDetail ? 0.26 : 0.36)
      pen.shadowBlur = lift * 2.4
      pen.shadowOffsetX = lift * 0.7
      pen.shadowOffsetY = lift
      lay(pen, shape, colour)
    })
    if (shape.line !== null || shape.isDetail) return
    // The cut edge catches the light at the upper left.
    trace(pen, shape)
    pen.clip('evenodd')
    pen.translate(width * 0.0011, width * 0.0013)
    trace(pen, shape)
    pen.strokeStyle = clear(mix(colour, '#ffffff', 0.7), 0.75)
    pen.lineWidth = width * 0.0022
    pen.stroke()
    pen.translate(-width * 0.0024, -width * 0.0028)
    trace(pen, shape)
    pen.strokeStyle = clear(darker(colour, 0.12), 0.5)
    pen.stroke()
  })
}
