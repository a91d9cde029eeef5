import type { Scene, Shape, Solid } from './sceneSchema.ts'

const known = new WeakMap<readonly Shape[], ReadonlyMap<string, Shape>>()

/** The shapes of a scene by their ids; made once for each list of shapes. */
export function shapesById({ shapes }: Pick<Scene, 'shapes'>): ReadonlyMap<string, Shape> {
  const before = known.get(shapes)
  if (before !== undefined) return before
  const made = new Map(shapes.map((shape) => [shape.id, shape]))
  known.set(shapes, made)
  return made
}

/** Whether a shape has an area of its own that a line can be held by. */
export function isSolid(shape: Shape | undefined): shape is Solid {
  return shape?.kind === 'box' || shape?.kind === 'picture' || shape?.kind === 'frame'
}

/** A shape that lines can be held by; undefined for one that isn't there or is none. */
export function solidOf(scene: Pick<Scene, 'shapes'>, id: string): Solid | undefined {
  const shape = shapesById(scene).get(id)
  return isSolid(shape) ? shape : undefined
}
