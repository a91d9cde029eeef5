import { boundsOfShapes } from '../geometry/bounds.ts'
import type { Point, Rect } from '../geometry/rect.ts'
import { freeShapes } from '../isFree.ts'
import type { Frame, Scene } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { contentsOf, moveEach } from './moveShapes.ts'

/** What is put in order as one: a group, or a shape of its own. Lines follow what they hang on. */
export interface Unit {
  readonly ids: readonly string[]
  readonly bounds: Rect
}

/** The units of chosen shapes. What lies in a chosen frame moves with it and is none of its own. */
export function unitsOf(scene: Scene, ids: ReadonlySet<string>): readonly Unit[] {
  const isFree = freeShapes(scene)
  const shapes = scene.shapes.filter(
    (shape) => ids.has(shape.id) && shape.kind !== 'connector' && isFree(shape),
  )
  const inside = new Set(
    shapes
      .filter((shape): shape is Frame => shape.kind === 'frame')
      .flatMap((frame) => contentsOf(scene, frame)),
  )
  const members = new Map<string, string[]>()
  for (const { id, group } of shapes) {
    if (inside.has(id)) continue
    const key = group === null ? `shape ${id}` : `group ${group}`
    const list = members.get(key)
    if (list === undefined) members.set(key, [id])
    else list.push(id)
  }
  return [...members.values()].flatMap((list) => {
    const bounds = boundsOfShapes(scene, list)
    return bounds === null ? [] : [{ ids: list, bounds }]
  })
}

/** Moves units so that their boxes begin at new places. */
export function placeUnits(scene: Scene, places: ReadonlyMap<Unit, Point>): Scene {
  const ways = new Map<string, Point>()
  for (const [{ ids, bounds }, { x, y }] of places) {
    const by = { x: x - bounds.x, y: y - bounds.y }
    if (by.x !== 0 || by.y !== 0) for (const id of ids) if (shapesById(scene).has(id)) ways.set(id, by)
  }
  return ways.size === 0 ? scene : moveEach(scene, ways)
}
