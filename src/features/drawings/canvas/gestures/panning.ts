import { pannedBy } from '../view.ts'
import type { Gesture, Pointed, Stage } from './gesture.ts'

/** Moves the plane under the pointer. */
export function panning(stage: Stage, start: Pointed, onTap?: () => void): Gesture {
  let last = start.surface
  let isMoved = false
  return {
    move({ surface }) {
      isMoved ||= Math.hypot(surface.x - start.surface.x, surface.y - start.surface.y) > 6
      if (!isMoved) return
      stage.setView(pannedBy(stage.view(), { x: surface.x - last.x, y: surface.y - last.y }))
      last = surface
    },
    end() {
      if (!isMoved) onTap?.()
    },
    cancel: () => undefined,
  }
}
