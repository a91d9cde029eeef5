import { areaOf } from '#domain/scene/geometry/area.ts'
import { middleOf } from '#domain/scene/geometry/rect.ts'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import type { Connector, Shape } from '#domain/scene/sceneSchema.ts'
import type { Surface } from './surface.ts'

/** Draws a turned shape by how it is drawn upright. */
export function drawTurned(
  surface: Surface,
  shape: Exclude<Shape, Connector>,
  draw: (surface: Surface) => void,
): void {
  const { x, y } = middleOf(areaOf(shape))
  surface.save()
  surface.translate(x, y)
  surface.rotate((rotationOf(shape) * Math.PI) / 180)
  surface.translate(-x, -y)
  draw(surface)
  surface.restore()
}
