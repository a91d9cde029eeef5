import { distance, type Point } from '#domain/scene/geometry/rect.ts'
import type { Route } from '#domain/scene/lines/routeConnector.ts'
import type { Connector } from '#domain/scene/sceneSchema.ts'

/** What can be taken hold of at a line. */
export type LineHandle =
  | { readonly kind: 'end'; readonly which: 'from' | 'to'; readonly at: Point }
  /** A corner that a hand has set, by its number. */
  | { readonly kind: 'bend'; readonly index: number; readonly at: Point }
  /** A piece between two places of the line, by its number. */
  | { readonly kind: 'piece'; readonly piece: number; readonly at: Point }

/** A shorter piece of a line has no handle, px of the surface: there is no room beside its corners. */
const LEAST_PIECE = 40

/** The handles of a line: its ends, the corners that a hand has set, and its pieces, which can be taken elsewhere. */
export function lineHandles(line: Connector, route: Route, zoom: number): readonly LineHandle[] {
  const places = knotsOf(line, route)
  const [from, to] = [places[0], places.at(-1)]
  if (from === undefined || to === undefined) return []
  const bends = line.bends.map((at, index): LineHandle => ({ kind: 'bend', at, index }))
  const pieces = places.flatMap((start, piece): readonly LineHandle[] => {
    const end = places[piece + 1]
    if (end === undefined || distance(start, end) * zoom < LEAST_PIECE) return []
    return [{ kind: 'piece', piece, at: middleOfPiece(route, piece, start, end) }]
  })
  return [{ kind: 'end', which: 'from', at: from }, { kind: 'end', which: 'to', at: to }, ...bends, ...pieces]
}

/** The places that the pieces of a line join: its corners; of a curve the places that it goes through. */
export function knotsOf({ bends }: Connector, { kind, points }: Route): readonly Point[] {
  if (kind === 'lines') return points
  return [...points.slice(0, 1), ...bends, ...points.slice(-1)]
}

function middleOfPiece({ kind, points }: Route, piece: number, start: Point, end: Point): Point {
  const [a, b, c, d] = kind === 'curve' ? points.slice(piece * 3, piece * 3 + 4) : []
  return a === undefined || b === undefined || c === undefined || d === undefined
    ? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    : { x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8 }
}
