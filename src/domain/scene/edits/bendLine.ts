import type { Point } from '../geometry/rect.ts'
import { simplified } from '../lines/path.ts'
import { STUB } from '../lines/side.ts'
import { MOST_BENDS } from '../sceneLimits.ts'
import type { Connector, Scene } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { shifted } from './moveShapes.ts'
import { replaceShape } from './replaceShape.ts'

/** Sets the corners of a line. The same scene where it has them, is locked, or isn’t there. */
export function setBends(scene: Scene, id: string, bends: readonly Point[]): Scene {
  const line = shapesById(scene).get(id)
  if (line?.kind !== 'connector' || line.locked || isSame(line.bends, bends)) return scene
  const kept = bends.slice(0, MOST_BENDS).map((bend) => shifted(bend, { x: 0, y: 0 }))
  return replaceShape(scene, { ...line, bends: kept })
}

/** The corners with one of them elsewhere. */
export const bendMoved = (bends: readonly Point[], at: number, to: Point): readonly Point[] =>
  bends.map((bend, index) => (index === at ? to : bend))

export const bendRemoved = (bends: readonly Point[], at: number): readonly Point[] => bends.toSpliced(at, 1)

/**
 * The corners of a line after one of its pieces was taken elsewhere. `points` is its way now, `piece` the number of the
 * piece in it. A piece of an elbow moves across its own direction and stays upright or level; any other gets a corner
 * where it was taken to.
 */
export function pieceMoved(
  { route, bends }: Pick<Connector, 'route' | 'bends'>,
  points: readonly Point[],
  piece: number,
  by: Point,
): readonly Point[] {
  const [start, end] = [points[piece], points[piece + 1]]
  if (start === undefined || end === undefined) return bends
  if (route !== 'elbow') {
    const middle = { x: (start.x + end.x) / 2 + by.x, y: (start.y + end.y) / 2 + by.y }
    return bends.toSpliced(piece, 0, middle)
  }
  const across = start.y === end.y ? { x: 0, y: by.y } : { x: by.x, y: 0 }
  const moved = [shifted(start, across), shifted(end, across)]
  const before = piece === 0 ? [along(start, end)] : points.slice(1, piece)
  const after = piece === points.length - 2 ? [along(end, start)] : points.slice(piece + 2, -1)
  // What hangs on a shape stays there: a corner next to it leads to the piece.
  const first = piece === 0 ? shifted(along(start, end), across) : moved[0]
  const last = piece === points.length - 2 ? shifted(along(end, start), across) : moved[1]
  return simplified([...before, first ?? start, last ?? end, ...after])
}

/** The place a little way from one towards another. */
function along(from: Point, to: Point): Point {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const length = Math.hypot(way.x, way.y)
  const reach = length === 0 ? 0 : Math.min(STUB, length / 3) / length
  return { x: from.x + way.x * reach, y: from.y + way.y * reach }
}

const isSame = (one: readonly Point[], other: readonly Point[]) =>
  one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at].y)
