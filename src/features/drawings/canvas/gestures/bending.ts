import { bendMoved, bendRemoved, pieceMoved, setBends } from '#domain/scene/edits/bendLine.ts'
import type { Point } from '#domain/scene/geometry/rect.ts'
import type { Connector, Scene } from '#domain/scene/sceneSchema.ts'
import { knotsOf, type LineHandle } from '../lineHandles.ts'
import { type Gesture, NONE, onRelease, type Pointed, type Stage } from './gesture.ts'

type BendHandle = Extract<LineHandle, { kind: 'bend' | 'piece' }>

/** So near to a neighbour’s level a corner is put onto it, px of the surface. */
const SNAP_PX = 6

/** Takes a corner of a line, or a piece of it, somewhere else. */
export function bending(stage: Stage, start: Pointed, line: Connector, handle: BendHandle): Gesture {
  const { document, space } = stage
  const before = document.scene()
  const route = space.routeOf(line)
  const knots = route === null ? [] : knotsOf(line, route)
  let next: Scene = before
  return {
    move({ at, isCommand }) {
      const by = { x: at.x - start.at.x, y: at.y - start.at.y }
      const taken = { x: handle.at.x + by.x, y: handle.at.y + by.y }
      const place = isCommand ? taken : snapped(taken, handle, knots, stage.reach(SNAP_PX))
      next = setBends(before, line.id, bendsWith(line, handle, knots, place))
      stage.preview(next, new Set([line.id]))
    },
    end() {
      stage.preview(null, NONE)
      document.edit('bend', () => next)
    },
    cancel: () => stage.preview(null, NONE),
  }
}

/** Takes a corner out of a line, once the press is released. */
export const unbending = ({ document }: Stage, line: Connector, index: number): Gesture =>
  onRelease(() => {
    document.edit('bend', (scene) => setBends(scene, line.id, bendRemoved(line.bends, index)))
  })

function bendsWith(
  line: Connector,
  handle: BendHandle,
  knots: readonly Point[],
  to: Point,
): readonly Point[] {
  if (handle.kind === 'bend') return bendMoved(line.bends, handle.index, to)
  const [one, other] = [knots[handle.piece] ?? to, knots[handle.piece + 1] ?? to]
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  return pieceMoved(line, knots, handle.piece, { x: to.x - middle.x, y: to.y - middle.y })
}

/** The place on the level of a corner that is near to it, by each axis. */
function snapped(place: Point, handle: BendHandle, knots: readonly Point[], reach: number): Point {
  const others = knots.filter(({ x, y }) => handle.kind !== 'bend' || x !== handle.at.x || y !== handle.at.y)
  const near = (axis: 'x' | 'y') =>
    others.find((knot) => Math.abs(knot[axis] - place[axis]) < reach)?.[axis] ?? place[axis]
  return { x: near('x'), y: near('y') }
}
