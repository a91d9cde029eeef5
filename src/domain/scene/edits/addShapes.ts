import { MOST_SHAPES } from '../sceneLimits.ts'
import type { Scene, Shape } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { soundScene } from '../soundScene.ts'

/**
 * Puts shapes on top. Those whose id is there already, and lines that would hang on nothing, are left out. The same
 * scene where a drawing can't hold so many.
 */
export function addShapes(scene: Scene, added: readonly Shape[]): Scene {
  const known = shapesById(scene)
  const fresh = added.filter(({ id }) => !known.has(id))
  if (fresh.length === 0 || scene.shapes.length + fresh.length > MOST_SHAPES) return scene
  const next = soundScene({ ...scene, shapes: [...scene.shapes, ...fresh] })
  return next.shapes.length === scene.shapes.length ? scene : next
}
