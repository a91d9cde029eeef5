import { newId } from '#domain/newId.ts'
import { duplicateShapes } from '#domain/scene/edits/copyShapes.ts'
import { moveShapes } from '#domain/scene/edits/moveShapes.ts'
import { snapMove } from '#domain/scene/edits/snapMove.ts'
import { boundsOfShape } from '#domain/scene/geometry/bounds.ts'
import { type Point, type Rect, grown, union } from '#domain/scene/geometry/rect.ts'
import { isSolid, shapesById } from '#domain/scene/shapesById.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { Gesture, Pointed, Stage } from './gesture.ts'
import { NONE } from './gesture.ts'

/** Of so many things at most a moved one snaps to, the nearest first found. */
const MOST_SNAPPED = 200
const SNAP_PX = 6
/** More than so many are moved as one picture. */
const MANY = 300
/** How far a pointer has to go for a press to be a drag, CSS px. */
const DRAG_PX = { mouse: 3, touch: 9 } as const

/** Drags what is chosen; with Alt, a copy of it. A press that goes nowhere does `onTap`. */
export function moving(stage: Stage, start: Pointed, onTap: () => void): Gesture {
  const { document } = stage
  const kept = document.scene()
  const chosen = document.getSnapshot().selection
  const { scene: before, ids } = start.isAlt
    ? duplicateShapes(kept, chosen, { x: 0, y: 0 }, newId)
    : { scene: kept, ids: chosen }
  const area = union(
    [...ids].flatMap((id) => {
      const shape = shapesById(before).get(id)
      return shape === undefined || shape.kind === 'connector' ? [] : [boundsOfShape(before, shape)]
    }),
  )
  const others = area === null ? [] : nearby(stage, ids, area)
  let by: Point = { x: 0, y: 0 }
  let moved: ReadonlySet<string> | null = null

  return {
    move(pointed) {
      const way = {
        x: pointed.surface.x - start.surface.x,
        y: pointed.surface.y - start.surface.y,
      }
      if (moved === null && Math.hypot(way.x, way.y) < DRAG_PX[pointed.isTouch ? 'touch' : 'mouse']) return
      const wanted = straightened(
        { x: pointed.at.x - start.at.x, y: pointed.at.y - start.at.y },
        pointed.isShift,
      )
      const snap =
        area === null || pointed.isCommand
          ? { by: wanted, guides: [] }
          : snapped(area, wanted, others, stage.reach(SNAP_PX))
      by = snap.by
      moved ??= changedIds(kept, moveShapes(before, ids, by))
      if (moved.size > MANY && before === kept) stage.shift(moved, by)
      else stage.preview(moveShapes(before, ids, by), moved)
      stage.mark({ guides: snap.guides })
    },
    end() {
      stage.preview(null, NONE)
      stage.mark({ guides: [] })
      if (moved === null) onTap()
      else if (before === kept) document.edit('move', () => moveShapes(before, ids, by))
      else document.edit('duplicate', () => moveShapes(before, ids, by), ids)
    },
    cancel() {
      stage.preview(null, NONE)
      stage.mark({ guides: [] })
    },
  }
}

function snapped(area: Rect, by: Point, others: readonly Rect[], reach: number) {
  const found = snapMove({ ...area, x: area.x + by.x, y: area.y + by.y }, others, reach)
  return { by: { x: by.x + found.by.x, y: by.y + found.by.y }, guides: found.guides }
}

/** With Shift along one axis alone. */
const straightened = (by: Point, isStraight: boolean): Point =>
  isStraight ? (Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }) : by

/** What has moved and the lines that hang on it: these alone are drawn while the rest stands. */
export function changedIds(before: Scene, after: Scene): ReadonlySet<string> {
  const known = shapesById(before)
  const changed = new Set(after.shapes.flatMap((shape) => (known.get(shape.id) === shape ? [] : [shape.id])))
  for (const shape of after.shapes)
    if (shape.kind === 'connector')
      for (const end of [shape.from, shape.to])
        if ('shape' in end && changed.has(end.shape)) changed.add(shape.id)
  return changed
}

function nearby({ space, reach }: Stage, ids: ReadonlySet<string>, area: Rect): readonly Rect[] {
  return space
    .shapesIn(grown(area, reach(700)))
    .flatMap((shape) => (isSolid(shape) && !ids.has(shape.id) ? [space.boundsOf(shape)] : []))
    .slice(0, MOST_SNAPPED)
}
