import type { Scene, Shape } from '../sceneSchema.ts'

/** Where shapes are put among the others of their layers; `forward` and `backward` by one. */
export type Order = 'front' | 'back' | 'forward' | 'backward'

/** Lays shapes before or behind the others; they keep their order among themselves. */
export function orderShapes(scene: Scene, ids: ReadonlySet<string>, to: Order): Scene {
  const shapes = ordered(scene.shapes, ids, to)
  return shapes.every((shape, at) => shape === scene.shapes[at]) ? scene : { ...scene, shapes }
}

function ordered(shapes: Shape[], ids: ReadonlySet<string>, to: Order): Shape[] {
  const chosen = shapes.filter(({ id }) => ids.has(id))
  const others = shapes.filter(({ id }) => !ids.has(id))
  if (to === 'front') {
    return [...others, ...chosen]
  } else if (to === 'back') {
    return [...chosen, ...others]
  } else if (to === 'backward') {
    return stepped(shapes, ids)
  } else {
    return stepped(shapes.toReversed(), ids).toReversed()
  }
}

/** Each chosen shape before the nearest one that isn't chosen and lies on its layer. */
function stepped(shapes: readonly Shape[], ids: ReadonlySet<string>): Shape[] {
  const next = [...shapes]
  for (const [at, shape] of shapes.entries()) {
    if (!ids.has(shape.id)) continue
    const before = next.findLastIndex((other, place) => place < at && other.layer === shape.layer)
    const other = next[before]
    if (other === undefined || ids.has(other.id)) continue
    next.splice(at, 1)
    next.splice(before, 0, shape)
  }
  return next
}
