import { middleOfTurn, turnableOf, turnShapes } from '#domain/scene/edits/turnShapes.ts'
import type { Point } from '#domain/scene/geometry/rect.ts'
import { rotationOf, turned, wholeDegrees } from '#domain/scene/geometry/turn.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { type Gesture, NONE, type Pointed, type Stage } from './gesture.ts'
import { changedIds } from './moving.ts'

/** What Shift turns by, degrees. */
export const TURN_STEP = 15
/** So near to a quarter turn it is one, degrees. */
const QUARTER_NEAR = 2
/** How far towards the middle the degrees stand from what turns, px of the surface: a finger hides what is under it. */
const LABEL_PX = { mouse: 44, touch: 64 } as const

/**
 * Turns what is chosen about its middle, several shapes about their common one. With Shift in steps, with Ctrl to any
 * whole degree; otherwise quarter turns attract. A label says how far one shape is turned, or several have come.
 */
export function turning(stage: Stage, start: Pointed): Gesture {
  const { document } = stage
  const before = document.scene()
  const ids = document.getSnapshot().selection
  const middle = middleOfTurn(before, ids)
  const [only, other] = turnableOf(before, ids)
  const first = only === undefined || other !== undefined ? 0 : rotationOf(only)
  let next: Scene = before

  return {
    move(pointed) {
      if (middle === null) return
      const wanted = first + degreesBetween(middle, start.at, pointed.at)
      const degrees = pointed.isCommand ? Math.round(wanted) : settled(wanted, pointed.isShift)
      next = turnShapes(before, ids, degrees - first, middle)
      stage.preview(next, changedIds(before, next))
      const handle = turned(start.at, middle, degrees - first)
      stage.mark({
        label: {
          at: towards(handle, middle, stage.reach(LABEL_PX[pointed.isTouch ? 'touch' : 'mouse'])),
          text: other === undefined ? `${wholeDegrees(degrees)}°` : signed(degrees),
        },
      })
    },
    end() {
      stage.preview(null, NONE)
      stage.mark({ label: null })
      document.edit('turn', () => next)
    },
    cancel() {
      stage.preview(null, NONE)
      stage.mark({ label: null })
    },
  }
}

/** How far a pointer has gone around a middle clockwise, degrees. */
function degreesBetween(middle: Point, from: Point, to: Point): number {
  const angleOf = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x)
  return ((angleOf(to) - angleOf(from)) * 180) / Math.PI
}

function settled(degrees: number, isStepped: boolean): number {
  if (isStepped) return Math.round(degrees / TURN_STEP) * TURN_STEP
  const quarter = Math.round(degrees / 90) * 90
  return Math.abs(degrees - quarter) <= QUARTER_NEAR ? quarter : Math.round(degrees)
}

/** The shorter way around, with a sign. */
function signed(degrees: number): string {
  const whole = wholeDegrees(degrees)
  return whole > 180 ? `−${360 - whole}°` : `${whole}°`
}

/** The place so far from one towards another. */
function towards(from: Point, to: Point, reach: number): Point {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const length = Math.hypot(way.x, way.y)
  return length === 0 ? from : { x: from.x + (way.x / length) * reach, y: from.y + (way.y / length) * reach }
}
