import { changeShapes } from '../changeShapes.ts'
import type { Scene } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'

/** Makes one group of shapes; `group` is its new id. One shape alone is no group. */
export function groupShapes(scene: Scene, ids: ReadonlySet<string>, group: string): Scene {
  const known = shapesById(scene)
  const count = [...ids].filter((id) => known.has(id)).length
  return count < 2 ? scene : changeShapes(scene, (shape) => (ids.has(shape.id) ? { ...shape, group } : shape))
}

/** Takes the groups of shapes apart. */
export function ungroupShapes(scene: Scene, ids: ReadonlySet<string>): Scene {
  const all = withGroups(scene, ids)
  return changeShapes(scene, (shape) =>
    all.has(shape.id) && shape.group !== null ? { ...shape, group: null } : shape,
  )
}

/** The ids, and all that are in a group with one of them. */
export function withGroups(scene: Pick<Scene, 'shapes'>, ids: ReadonlySet<string>): ReadonlySet<string> {
  const known = shapesById(scene)
  const groups = new Set(Array.from(ids, (id) => known.get(id)?.group ?? null))
  groups.delete(null)
  if (groups.size === 0) return ids
  return new Set([
    ...ids,
    ...scene.shapes.flatMap(({ id, group }) => (group !== null && groups.has(group) ? [id] : [])),
  ])
}

/** Locks shapes, or frees them: locked ones aren't moved, changed or taken out. */
export function lockShapes(scene: Scene, ids: ReadonlySet<string>, isLocked: boolean): Scene {
  return changeShapes(scene, (shape) =>
    ids.has(shape.id) && shape.locked !== isLocked ? { ...shape, locked: isLocked } : shape,
  )
}
