import { contains, overlaps, type Point, type Rect } from '#domain/scene/geometry/rect.ts'
import { freeShapes } from '#domain/scene/isFree.ts'
import type { Gesture, Pointed, Stage } from './gesture.ts'

export function rectBetween(one: Point, other: Point): Rect {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  }
}

/** Chooses what is drawn around: frames and lines that lie in it whole, anything else that it touches. */
export function marquee(stage: Stage, start: Pointed): Gesture {
  const { document, space } = stage
  const before = start.isShift ? document.getSnapshot().selection : new Set<string>()
  document.select(before)
  return {
    move({ at }) {
      const area = rectBetween(start.at, at)
      const isFree = freeShapes(space.scene())
      const found = space.shapesIn(area).filter((shape) => {
        const bounds = space.boundsOf(shape)
        const isWhole = shape.kind === 'frame' || shape.kind === 'connector'
        return isFree(shape) && (isWhole ? contains(area, bounds) : overlaps(area, bounds))
      })
      document.select([...before, ...found.map(({ id }) => id)])
      stage.mark({ marquee: area })
    },
    end: () => stage.mark({ marquee: null }),
    cancel: () => stage.mark({ marquee: null }),
  }
}
