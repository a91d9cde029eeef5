import type { Box, Scene } from '../../sceneSchema.ts'
import { shapesById } from '../../shapesById.ts'
import { endsOf } from '../sync/sceneChanges.ts'

/**
 * The boxes that a hand joined to times or to what happened in them, time by time. `periods` are the ids of the shapes of
 * each time.
 */
export function handEvents(
  scene: Scene,
  periods: readonly (readonly string[])[],
): readonly (readonly Box[])[] {
  const byId = shapesById(scene)
  const periodOf = new Map(periods.flatMap((ids, at) => ids.map((id) => [id, at] as const)))
  const found = periods.map((): Box[] => [])
  for (const shape of scene.shapes) {
    const ends = shape.kind === 'connector' ? endsOf(shape) : null
    const period = periodOf.get(ends?.from ?? '')
    const box = byId.get(ends?.to ?? '')
    if (period === undefined || box?.kind !== 'box' || periodOf.has(box.id)) continue
    periodOf.set(box.id, period)
    found[period]?.push(box)
  }
  return found
}
