import { boundsOfShape } from '../geometry/bounds.ts'
import { middleOf, type Point } from '../geometry/rect.ts'
import { MOST_SHAPES } from '../sceneLimits.ts'
import type { ConnectorEnd, Scene, Shape } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { contentsOf, moveShapes } from './moveShapes.ts'

/**
 * A scene of some shapes alone, with what lies in their frames and the lines between them. Ends of chosen lines that
 * were held by other shapes are free.
 */
export function copyShapes(scene: Scene, ids: ReadonlySet<string>): Scene {
  const known = shapesById(scene)
  const chosen = new Set(ids)
  for (const id of ids) {
    const shape = known.get(id)
    if (shape?.kind === 'frame') for (const inside of contentsOf(scene, shape)) chosen.add(inside)
  }
  const isHeld = (end: ConnectorEnd) => 'shape' in end && chosen.has(end.shape)
  const freed = (end: ConnectorEnd): ConnectorEnd => {
    if (!('shape' in end) || chosen.has(end.shape)) return end
    const shape = known.get(end.shape)
    return shape === undefined ? { x: 0, y: 0 } : middleOf(boundsOfShape(scene, shape))
  }
  const shapes = scene.shapes.flatMap((shape): Shape[] => {
    const isBetween = shape.kind === 'connector' && isHeld(shape.from) && isHeld(shape.to)
    if (!chosen.has(shape.id) && !isBetween) return []
    return shape.kind === 'connector' && !isBetween
      ? [{ ...shape, from: freed(shape.from), to: freed(shape.to) }]
      : [shape]
  })
  return { ...scene, shapes, source: null }
}

/**
 * Puts a copied scene into another with ids of its own, moved by a way. Shapes of layers that aren't there come to the
 * highest open one. The same scene where it can't hold so many.
 */
export function pasteShapes(
  scene: Scene,
  copied: Scene,
  by: Point,
  newId: () => string,
): { readonly scene: Scene; readonly ids: ReadonlySet<string> } {
  if (copied.shapes.length === 0 || scene.shapes.length + copied.shapes.length > MOST_SHAPES) {
    return { scene, ids: new Set() }
  }
  const ids = new Map(copied.shapes.map(({ id }) => [id, newId()]))
  const groups = new Map<string, string>()
  const groupOf = (group: string | null) => {
    if (group === null) return null
    const next = groups.get(group) ?? newId()
    groups.set(group, next)
    return next
  }
  const open = scene.layers.filter(({ isLocked, isHidden }) => !isLocked && !isHidden)
  const layerOf = (layer: string) =>
    open.some(({ id }) => id === layer) ? layer : ((open.at(-1) ?? scene.layers.at(-1))?.id ?? layer)
  const end = (each: ConnectorEnd): ConnectorEnd =>
    'shape' in each ? { ...each, shape: ids.get(each.shape) ?? each.shape } : each
  const fresh = copied.shapes.map((shape): Shape => {
    const shared = {
      id: ids.get(shape.id) ?? shape.id,
      group: groupOf(shape.group),
      layer: layerOf(shape.layer),
      locked: false,
    }
    return shape.kind === 'connector'
      ? { ...shape, ...shared, from: end(shape.from), to: end(shape.to) }
      : { ...shape, ...shared }
  })
  const own = new Set(ids.values())
  const placed = moveShapes({ ...scene, shapes: fresh }, own, by)
  return { scene: { ...scene, shapes: [...scene.shapes, ...placed.shapes] }, ids: own }
}

/** Copies shapes beside themselves. */
export function duplicateShapes(
  scene: Scene,
  ids: ReadonlySet<string>,
  by: Point,
  newId: () => string,
): { readonly scene: Scene; readonly ids: ReadonlySet<string> } {
  return pasteShapes(scene, copyShapes(scene, ids), by, newId)
}
