import { resizeShapes, resizeTurned } from '#domain/scene/edits/resizeShapes.ts'
import { turned } from '#domain/scene/geometry/turn.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { type Corner, keepsProportions, pulled, pulledBox, shapesOf } from '../handles.ts'
import { type Gesture, NONE, type Pointed, type Stage } from './gesture.ts'
import { changedIds } from './moving.ts'

const ORIGIN = { x: 0, y: 0 }

/** Pulls what is chosen by a handle; with Shift it keeps its proportions, as pictures and what stands aslant always do. */
export function resizing(stage: Stage, start: Pointed, corner: Corner): Gesture {
  const { document, space } = stage
  const before = document.scene()
  const ids = document.getSnapshot().selection
  const box = pulledBox(space, ids)
  const shapes = shapesOf(before, ids)
  const isKept = shapes.some(({ kind }) => kind === 'picture') || keepsProportions(shapes)
  let next: Scene = before
  return {
    move({ at, isShift }) {
      if (box === null) return
      const { area, rotation } = box
      // A turned shape is pulled along its own sides.
      const by = turned({ x: at.x - start.at.x, y: at.y - start.at.y }, ORIGIN, -rotation)
      const to = pulled(area, corner, by, isShift || isKept)
      const [only] = shapes
      next =
        rotation === 0 || only === undefined
          ? resizeShapes(before, ids, area, to)
          : resizeTurned(before, only.id, to)
      stage.preview(next, changedIds(before, next))
    },
    end() {
      stage.preview(null, NONE)
      document.edit('resize', () => next)
    },
    cancel: () => stage.preview(null, NONE),
  }
}
