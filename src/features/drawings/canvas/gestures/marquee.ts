import { touches } from '#domain/scene/geometry/bounds.ts'
import { contains, type Point, type Rect } from '#domain/scene/geometry/rect.ts'
import { isTurnable } from '#domain/scene/geometry/turn.ts'
import { freeShapes } from '#domain/scene/isFree.ts'
import { isSameSet } from '../../document/sameSet.ts'
import { type Gesture, NONE, type Pointed, type Stage } from './gesture.ts'

export function rectBetween(one: Point, other: Point): Rect {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

/**
 * Chooses what is drawn around: frames and lines that lie in it whole, anything else that it touches. The canvas shows it
 * at once; the panels, whose lists would be made anew with each move, are told when it ends.
 */
export function marquee(stage: Stage, start: Pointed): Gesture {
  const { document, space } = stage
  const before = start.isShift ? document.getSnapshot().selection : NONE
  let chosen = before
  stage.choosing(before)
  return {
    move({ at }) {
      const area = rectBetween(start.at, at)
      const isFree = freeShapes(space.scene())
      const found = space.shapesIn(area).filter((shape) => {
        if (!isFree(shape)) return false
        return isTurnable(shape) ? touches(shape, area) : contains(area, space.boundsOf(shape))
      })
      const next = new Set([...before, ...found.map(({ id }) => id)])
      if (!isSameSet(next, chosen)) {
        chosen = next
        stage.choosing(chosen)
      }
      stage.mark({ marquee: area })
    },
    end() {
      stage.mark({ marquee: null })
      document.select(chosen)
      stage.choosing(null)
    },
    cancel() {
      stage.mark({ marquee: null })
      stage.choosing(null)
    },
  }
}
