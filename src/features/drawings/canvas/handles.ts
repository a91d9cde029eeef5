import { turnableOf } from '#domain/scene/edits/turnShapes.ts'
import { areaOf } from '#domain/scene/geometry/area.ts'
import { middleOf, type Point, type Rect, union } from '#domain/scene/geometry/rect.ts'
import { rotationOf, turned } from '#domain/scene/geometry/turn.ts'
import { type Connector, type Scene, type Shape, type Side, SIDES } from '#domain/scene/sceneSchema.ts'
import { isSolid, shapesById } from '#domain/scene/shapesById.ts'
import { type LineHandle, lineHandles } from './lineHandles.ts'
import type { SceneSpace } from './sceneSpace.ts'

/** Which edges a handle pulls: -1 the first one, 1 the other, 0 neither. */
export interface Corner {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

/** What can be taken hold of at what is chosen. */
export type Handle =
  | { readonly kind: 'resize'; readonly corner: Corner; readonly at: Point }
  /** `side`: where the next shape comes to stand, as it is seen. */
  | { readonly kind: 'next'; readonly side: Side; readonly at: Point }
  | { readonly kind: 'turn'; readonly at: Point }
  | LineHandle

/** A box that may be turned around its middle, degrees. */
export interface TurnedBox {
  readonly area: Rect
  readonly rotation: number
}

const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
]

/** How far an arrow stands from its shape, px of the surface. */
const ARROW_OFF = 26
/** Where a box is smaller on the surface, px, there is room for the corners alone. */
const ROOM = 56
/**
 * How far above the right corner of what is chosen it can be turned, and how far beside its middle at least, px of the
 * surface: a finger's width from the corner and the arrows, and in sight where the corner is.
 */
const TURN = { above: 44, beside: 41 } as const

export const ANGLES: Readonly<Record<Side, number>> = {
  right: 0,
  bottom: Math.PI / 2,
  left: Math.PI,
  top: -Math.PI / 2,
}

/** The shapes of some ids, in no order. */
export function shapesOf(scene: Scene, ids: ReadonlySet<string>): readonly Shape[] {
  const known = shapesById(scene)
  return [...ids].flatMap((id) => known.get(id) ?? [])
}

/** The box of a shape, turned as it is. */
export const boxOf = (shape: Exclude<Shape, Connector>): TurnedBox => ({
  area: areaOf(shape),
  rotation: rotationOf(shape),
})

/**
 * The box around what is chosen, but for lines that are held: it can be pulled. That of one shape alone is turned as it is.
 * Null where there is nothing to pull.
 */
export function pulledBox(space: SceneSpace, ids: ReadonlySet<string>): TurnedBox | null {
  const shapes = shapesOf(space.scene(), ids)
  const [only] = shapes
  if (shapes.length === 1 && only !== undefined && only.kind !== 'connector') return boxOf(only)
  const area = union(shapes.flatMap((shape) => (shape.kind === 'connector' ? [] : [space.boundsOf(shape)])))
  return area === null ? null : { area, rotation: 0 }
}

/** Whether several shapes only grow and shrink in their proportions: one of them stands aslant. */
export const keepsProportions = (shapes: readonly Shape[]) =>
  shapes.length > 1 && shapes.some((shape) => rotationOf(shape) % 90 !== 0)

/** The handles of what is chosen. */
export function handlesOf(space: SceneSpace, ids: ReadonlySet<string>, zoom: number): readonly Handle[] {
  const shapes = shapesOf(space.scene(), ids)
  const [only] = shapes
  if (only === undefined || shapes.some(({ locked }) => locked)) return []
  if (shapes.length === 1 && only.kind === 'connector') {
    const route = space.routeOf(only)
    return route === null ? [] : lineHandles(only, route, zoom)
  }
  const box = pulledBox(space, ids)
  if (box === null) return []
  const { area, rotation } = box
  const middle = middleOf(area)
  const at = (x: number, y: number) => turned({ x, y }, middle, rotation)
  const isSmall = Math.min(area.width, area.height) * zoom < ROOM
  const hasCornersAlone = isSmall || keepsProportions(shapes)
  const corners = CORNERS.filter(({ x, y }) => !hasCornersAlone || (x !== 0 && y !== 0)).map(
    (corner): Handle => ({
      kind: 'resize',
      corner,
      at: at(area.x + ((corner.x + 1) / 2) * area.width, area.y + ((corner.y + 1) / 2) * area.height),
    }),
  )
  const right = middle.x + Math.max(area.width / 2, TURN.beside / zoom)
  const turns: readonly Handle[] =
    turnableOf(space.scene(), ids).length === 0
      ? []
      : [{ kind: 'turn', at: at(right, area.y - TURN.above / zoom) }]
  if (shapes.length > 1 || !isSolid(only) || only.kind === 'frame') return [...corners, ...turns]
  const off = ARROW_OFF / zoom
  const places: Readonly<Record<Side, Point>> = {
    top: at(middle.x, area.y - off),
    right: at(area.x + area.width + off, middle.y),
    bottom: at(middle.x, area.y + area.height + off),
    left: at(area.x - off, middle.y),
  }
  const arrows = SIDES.map((side): Handle => ({
    kind: 'next',
    side: sideAfter(side, rotation),
    at: places[side],
  }))
  return [...corners, ...turns, ...arrows]
}

/** The side that one of a turned shape looks to. */
const sideAfter = (side: Side, degrees: number): Side =>
  SIDES[(SIDES.indexOf(side) + Math.round(degrees / 90)) % SIDES.length] ?? side

/** A box pulled at a handle by so much; never turned over. */
export function pulled(area: Rect, { x, y }: Corner, by: Point, keepsRatio: boolean): Rect {
  let width = Math.max(LEAST, area.width + x * by.x)
  let height = Math.max(LEAST, area.height + y * by.y)
  if (keepsRatio && x !== 0 && y !== 0 && area.width > 0 && area.height > 0) {
    const times = Math.max(width / area.width, height / area.height)
    width = area.width * times
    height = area.height * times
  }
  return {
    x: x === -1 ? area.x + area.width - width : area.x,
    y: y === -1 ? area.y + area.height - height : area.y,
    width: x === 0 ? area.width : width,
    height: y === 0 ? area.height : height,
  }
}

/** No shape is made smaller by hand, px. */
const LEAST = 12
