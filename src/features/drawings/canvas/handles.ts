import { type Point, type Rect, union } from '#domain/scene/geometry/rect.ts'
import type { Scene, Shape, Side } from '#domain/scene/sceneSchema.ts'
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
  | { readonly kind: 'next'; readonly side: Side; readonly at: Point }
  | LineHandle

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

/** The box around what is chosen, but for lines that are held: it can be pulled. Null where there is nothing to pull. */
export function pulledArea(space: SceneSpace, ids: ReadonlySet<string>): Rect | null {
  const shapes = shapesOf(space.scene(), ids).filter(({ kind }) => kind !== 'connector')
  return union(shapes.map((shape) => space.boundsOf(shape)))
}

/** The handles of what is chosen. */
export function handlesOf(space: SceneSpace, ids: ReadonlySet<string>, zoom: number): readonly Handle[] {
  const shapes = shapesOf(space.scene(), ids)
  const [only] = shapes
  if (only === undefined || shapes.some(({ locked }) => locked)) return []
  if (shapes.length === 1 && only.kind === 'connector') {
    const route = space.routeOf(only)
    return route === null ? [] : lineHandles(only, route, zoom)
  }
  const area = pulledArea(space, ids)
  if (area === null) return []
  const isSmall = Math.min(area.width, area.height) * zoom < ROOM
  const corners = CORNERS.filter(({ x, y }) => !isSmall || (x !== 0 && y !== 0)).map((corner): Handle => ({
    kind: 'resize',
    corner,
    at: {
      x: area.x + ((corner.x + 1) / 2) * area.width,
      y: area.y + ((corner.y + 1) / 2) * area.height,
    },
  }))
  if (shapes.length > 1 || !isSolid(only) || only.kind === 'frame') return corners
  const off = ARROW_OFF / zoom
  const [middle, centre] = [area.x + area.width / 2, area.y + area.height / 2]
  const sides: readonly (readonly [Side, Point])[] = [
    ['top', { x: middle, y: area.y - off }],
    ['right', { x: area.x + area.width + off, y: centre }],
    ['bottom', { x: middle, y: area.y + area.height + off }],
    ['left', { x: area.x - off, y: centre }],
  ]
  return [...corners, ...sides.map(([side, at]): Handle => ({ kind: 'next', side, at }))]
}

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
