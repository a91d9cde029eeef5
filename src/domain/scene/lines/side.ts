import { boundsOfSolid } from '../geometry/bounds.ts'
import { sidePoint } from '../geometry/outline.ts'
import type { Point, Rect } from '../geometry/rect.ts'
import { rotationOf } from '../geometry/turn.ts'
import type { Side, Solid } from '../sceneSchema.ts'

/** The way out of each side. */
export const OUTWARD: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

/** How far a line goes straight out of a side before it may turn, px. */
export const STUB = 20

/** Where an elbow can begin or end: its place, and the place from where it may turn. A free end has no side. */
export interface Dock {
  readonly place: Point
  /** Where it leaves the box around its shape: its place, but for turned shapes, whose outline lies within. */
  readonly exit: Point
  readonly side: Side | null
  readonly stub: Point
}

/** The dock at a side of a shape, with a stub of a length, px. */
export function dockAt(solid: Solid, side: Side, reach = STUB): Dock {
  const place = sidePoint(solid, side)
  const edge = edgeOf(boundsOfSolid(solid), side)
  const way = OUTWARD[side]
  // Outlines may lie within the box: the stub begins at the box, which is what others go around.
  const atEdge = way.x === 0 ? { x: place.x, y: edge } : { x: edge, y: place.y }
  return {
    place,
    exit: rotationOf(solid) === 0 ? place : atEdge,
    side,
    stub: {
      x: (way.x === 0 ? place.x : edge) + way.x * reach,
      y: (way.y === 0 ? place.y : edge) + way.y * reach,
    },
  }
}

export function freeDock(place: Point): Dock {
  return { place, exit: place, side: null, stub: place }
}

function edgeOf({ x, y, width, height }: Rect, side: Side): number {
  if (side === 'top') {
    return y
  } else if (side === 'right') {
    return x + width
  } else if (side === 'bottom') {
    return y + height
  } else {
    return x
  }
}
