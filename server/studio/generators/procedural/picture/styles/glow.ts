import { clear, lighter } from '#server/platform/media/brushes/colour.ts'
import { glow, type Pen, within } from '#server/platform/media/brushes/surface.ts'
import type { Shape } from '../../scene/shape.ts'
import { boundsOf, lay } from '../trace.ts'

/** Paints a thing that gives off light, with a halo around it. A faint thing is light alone. */
export function paintGlow(pen: Pen, shape: Shape, strength = 0.5): void {
  const { left, top, right, bottom } = boundsOf([shape])
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const isFaint = shape.alpha < 0.5
  // A spark among many has no halo of its own, or together they would hide the night.
  if (shape.line !== null) return lay(pen, shape, shape.colour)
  const radius = Math.max(right - left, bottom - top) * (isFaint ? 0.8 : 1.4)
  const inner = isFaint ? 1 : strength * 0.55
  within(pen, () => {
    pen.globalCompositeOperation = 'screen'
    pen.fillStyle = glow(pen, middle, radius, [
      clear(shape.colour, inner),
      clear(shape.colour, inner * 0.34),
      clear(shape.colour, 0),
    ])
    pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
  })
  if (!isFaint) lay(pen, shape, glow(pen, middle, radius * 0.6, [lighter(shape.colour, 0.08), shape.colour]))
}
