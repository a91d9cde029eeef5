import { MOST_SHAPES } from './sceneLimits.ts'
import type { ConnectorEnd, Scene, Shape } from './sceneSchema.ts'
import { isSolid } from './shapesById.ts'

/**
 * A scene whose parts fit each other, whatever a file said: each id once, no line that hangs on what isn't there, every
 * shape on a layer that exists. The same scene where that is so.
 */
export function soundScene(scene: Scene): Scene {
  const seen = new Set<string>()
  const layers = scene.layers.filter(({ id }) => !seen.has(id) && seen.add(id))
  const base = layers[0]?.id ?? ''
  const own = new Map<string, Shape>()
  for (const shape of scene.shapes.slice(0, MOST_SHAPES)) {
    if (!own.has(shape.id)) own.set(shape.id, seen.has(shape.layer) ? shape : { ...shape, layer: base })
  }
  const isHeld = (end: ConnectorEnd) => !('shape' in end) || isSolid(own.get(end.shape))
  const shapes = [...own.values()].filter(
    (shape) => shape.kind !== 'connector' || (isHeld(shape.from) && isHeld(shape.to)),
  )
  const isSame =
    layers.length === scene.layers.length &&
    shapes.length === scene.shapes.length &&
    shapes.every((shape, at) => shape === scene.shapes[at])
  return isSame ? scene : { ...scene, layers, shapes }
}
