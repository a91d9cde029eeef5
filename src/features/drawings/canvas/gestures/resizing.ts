import { resizeShapes } from '#domain/scene/edits/resizeShapes.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { type Corner, pulled, pulledArea } from '../handles.ts'
import { type Gesture, NONE, type Pointed, type Stage } from './gesture.ts'
import { changedIds } from './moving.ts'

/** Pulls what is chosen by a handle; with Shift it keeps its proportions, as pictures always do. */
export function resizing(stage: Stage, start: Pointed, corner: Corner): Gesture {
  const { document, space } = stage
  const before = document.scene()
  const ids = document.getSnapshot().selection
  const area = pulledArea(space, ids)
  const isPicture = before.shapes.some((shape) => shape.kind === 'picture' && ids.has(shape.id))
  let next: Scene = before
  return {
    move({ at, isShift }) {
      if (area === null) return
      const by = { x: at.x - start.at.x, y: at.y - start.at.y }
      next = resizeShapes(before, ids, area, pulled(area, corner, by, isShift || isPicture))
      stage.preview(next, changedIds(before, next))
    },
    end() {
      stage.preview(null, NONE)
      document.edit('resize', () => next)
    },
    cancel: () => stage.preview(null, NONE),
  }
}
