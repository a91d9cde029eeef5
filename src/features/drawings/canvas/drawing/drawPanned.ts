import type { Rect } from '#domain/scene/geometry/rect.ts'
import type { SceneSpace } from '../sceneSpace.ts'
import { toScene, type View } from '../view.ts'
import { drawScene, type SceneLook } from './drawScene.ts'

/**
 * Draws a view that differs from the one that a surface shows by a way alone: what is there is moved, and only what has come
 * into sight is drawn. Returns whether every line in it has found its way.
 */
export function drawPanned(
  surface: CanvasRenderingContext2D,
  space: SceneSpace,
  from: View,
  to: View,
  look: SceneLook,
): boolean {
  const { canvas } = surface
  const { density } = look
  const [x, y] = [Math.round((to.x - from.x) * density), Math.round((to.y - from.y) * density)]
  surface.save()
  surface.setTransform(1, 0, 0, 1, 0, 0)
  surface.globalCompositeOperation = 'copy'
  surface.drawImage(canvas, x, y)
  surface.restore()
  const { width, height } = canvas
  // One px more than is bare: edges that were cut are drawn whole.
  const wide = Math.min(width, Math.abs(x) + (x === 0 ? 0 : 1))
  const high = Math.min(height, Math.abs(y) + (y === 0 ? 0 : 1))
  const strips: readonly Rect[] = [
    { x: x > 0 ? 0 : width - wide, y: 0, width: wide, height },
    { x: 0, y: y > 0 ? 0 : height - high, width, height: high },
  ]
  let isWhole = true
  for (const strip of strips) {
    if (strip.width === 0 || strip.height === 0) continue
    surface.save()
    surface.setTransform(1, 0, 0, 1, 0, 0)
    surface.beginPath()
    surface.rect(strip.x, strip.y, strip.width, strip.height)
    surface.clip()
    surface.fillStyle = look.colours.ground
    surface.fillRect(strip.x, strip.y, strip.width, strip.height)
    const corner = toScene(to, { x: strip.x / density, y: strip.y / density })
    const within = {
      ...corner,
      width: strip.width / density / to.zoom,
      height: strip.height / density / to.zoom,
    }
    isWhole = drawScene(surface, space, to, { ...look, within }) && isWhole
    surface.restore()
  }
  return isWhole
}
