import type { Connector, Frame, Scene, Shape } from '../../sceneSchema.ts'
import { boundsOfSolid } from '../../geometry/bounds.ts'
import { contains } from '../../geometry/rect.ts'
import { shapesById } from '../../shapesById.ts'

/** What differs between two scenes, shape by shape. */
export interface SceneChanges {
  readonly removed: readonly Shape[]
  readonly added: readonly Shape[]
  readonly changed: readonly (readonly [before: Shape, after: Shape])[]
}

export function changesBetween(before: Scene, after: Scene): SceneChanges {
  const [old, next] = [shapesById(before), shapesById(after)]
  return {
    removed: before.shapes.filter(({ id }) => !next.has(id)),
    added: after.shapes.filter(({ id }) => !old.has(id)),
    changed: after.shapes.flatMap((shape): (readonly [Shape, Shape])[] => {
      const known = old.get(shape.id)
      return known === undefined || known === shape ? [] : [[known, shape]]
    }),
  }
}

/** Names each held line by its ends, and the how-manieth between them it is. */
export function lineKeys(shapes: readonly Shape[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>()
  const keys = new Map<string, string>()
  for (const shape of shapes) {
    if (shape.kind !== 'connector') continue
    const ends = endsOf(shape)
    if (ends === null) continue
    const key = `${ends.from}>${ends.to}`
    const at = count.get(key) ?? 0
    count.set(key, at + 1)
    keys.set(shape.id, `${key}#${at}`)
  }
  return keys
}

/** The shapes that a line hangs on; null for one with a free end. */
export function endsOf({ from, to }: Connector): { readonly from: string; readonly to: string } | null {
  return 'shape' in from && 'shape' in to ? { from: from.shape, to: to.shape } : null
}

/** The smallest frame that holds each shape with an area; null for none. */
export function framesOfShapes(scene: Scene): ReadonlyMap<string, string | null> {
  const frames = scene.shapes
    .filter((shape): shape is Frame => shape.kind === 'frame')
    .toSorted((one, other) => one.width * one.height - other.width * other.height)
  return new Map(
    scene.shapes.flatMap((shape): [string, string | null][] => {
      if (shape.kind !== 'box' && shape.kind !== 'frame') return []
      const holder = frames.find((frame) => {
        const isLarger = shape.kind !== 'frame' || shape.width * shape.height < frame.width * frame.height
        return frame.id !== shape.id && isLarger && contains(frame, boundsOfSolid(shape))
      })
      return [[shape.id, holder?.id ?? null]]
    }),
  )
}
