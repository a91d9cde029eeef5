import { freeShapes } from '../isFree.ts'
import type { ConnectorEnd, Scene } from '../sceneSchema.ts'

/** Takes shapes out, with all lines that hang on them. What is locked stays. */
export function removeShapes(scene: Scene, ids: ReadonlySet<string>): Scene {
  const isFree = freeShapes(scene)
  const gone = new Set(
    scene.shapes.flatMap((shape) => (ids.has(shape.id) && isFree(shape) ? [shape.id] : [])),
  )
  return gone.size === 0 ? scene : withoutShapes(scene, gone)
}

/** The same, whether locked or not. */
export function withoutShapes(scene: Scene, gone: ReadonlySet<string>): Scene {
  const hangsOn = (end: ConnectorEnd) => 'shape' in end && gone.has(end.shape)
  const shapes = scene.shapes.filter(
    (shape) =>
      !gone.has(shape.id) && (shape.kind !== 'connector' || (!hangsOn(shape.from) && !hangsOn(shape.to))),
  )
  return shapes.length === scene.shapes.length ? scene : { ...scene, shapes }
}
