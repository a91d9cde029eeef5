import { clear, lighter } from '#server/media/brushes/colour.ts'
import { glow, type Pen, within } from '#server/media/brushes/surface.ts'
import type { Shape } from '../../scene/shape.ts'
import { boundsOf, lay } from '../trace.ts'

/** Something that gives off light: itself, and a halo around it. */
export function paintGlow(pen: Pen, shape: Shape, strength = 0.5): void {
  const { left, top, right, bottom } = boundsOf([shape])
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const radius = Math.max(right - left, bottom - top) * 1.4
  within(pen, () => {
    pen.globalCompositeOperation = 'screen'
    pen.fillStyle = glow(pen, middle, radius, [
      clear(shape.colour, strength * 0.55 * shape.alpha),
      clear(shape.colour, strength * 0.16 * shape.alpha),
      clear(shape.colour, 0),
    ])
    pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2)
  })
  lay(
    pen,
    shape,
    shape.alpha < 0.5
      ? shape.colour
      : glow(pen, middle, radius * 0.6, [lighter(shape.colour, 0.08), shape.colour]),
  )
}
