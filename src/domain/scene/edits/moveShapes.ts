import { changeShapes } from '../changeShapes.ts'
import { boundsOfShape } from '../geometry/bounds.ts'
import { withPlaces } from '../geometry/strokeNumbers.ts'
import { contains, type Point, type Rect } from '../geometry/rect.ts'
import { freeShapes } from '../isFree.ts'
import { FARTHEST } from '../sceneLimits.ts'
import type { Connector, ConnectorEnd, Frame, Scene, Shape } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'

const places = ({ from, to, bends }: Connector) => [from, to, ...bends]

/** Moves shapes; what lies in a moved frame moves along, what is locked stays. Lines stay attached. */
export function moveShapes(scene: Scene, ids: ReadonlySet<string>, by: Point): Scene {
  return moveEach(scene, new Map(Array.from(ids, (id) => [id, by])))
}

/** Moves each shape by its own way. What lies in a moved frame moves as the frame, unless it has a way of its own. */
export function moveEach(scene: Scene, ways: ReadonlyMap<string, Point>): Scene {
  const isFree = freeShapes(scene)
  const all = withContents(scene, ways)
  return changeShapes(scene, (shape) => {
    if (shape.kind === 'connector') return movedConnector(shape, all)
    const by = all.get(shape.id)
    return by === undefined || !isFree(shape) ? shape : moved(shape, by)
  })
}

/** The frames that lie on a shape from outside to inside are asked in this order, so that the innermost one wins. */
function withContents(scene: Scene, ways: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const shapes = shapesById(scene)
  const isFree = freeShapes(scene)
  const frames = [...ways.keys()].flatMap((id): Frame[] => {
    const shape = shapes.get(id)
    return shape?.kind === 'frame' && isFree(shape) ? [shape] : []
  })
  if (frames.length === 0) return ways
  const all = new Map(ways)
  const outsideIn = frames.toSorted((one, other) => other.width * other.height - one.width * one.height)
  for (const frame of outsideIn) {
    const by = ways.get(frame.id)
    if (by === undefined) continue
    for (const id of contentsOf(scene, frame)) if (!ways.has(id)) all.set(id, by)
  }
  return all
}

/** Ids of what lies wholly in a frame; lines by what they hang on are not among them. */
export function contentsOf(scene: Pick<Scene, 'shapes'>, frame: Frame): readonly string[] {
  return scene.shapes.flatMap((shape) =>
    shape.id !== frame.id && !isHeld(shape) && contains(frame, boundsOfShape(scene, shape)) ? [shape.id] : [],
  )
}

const isHeld = (shape: Shape) => shape.kind === 'connector' && ('shape' in shape.from || 'shape' in shape.to)

/** A line whose free ends move with it; its bends, where both its ends move. */
function movedConnector(line: Connector, ways: ReadonlyMap<string, Point>): Connector {
  const own = ways.get(line.id)
  const wayOf = (end: ConnectorEnd) => ('shape' in end ? ways.get(end.shape) : own)
  const from = wayOf(line.from)
  const to = wayOf(line.to)
  const both = own ?? (from !== undefined && from === to ? from : undefined)
  if (both === undefined || line.locked) return line
  const next = {
    ...line,
    from: 'shape' in line.from || own === undefined ? line.from : shifted(line.from, own),
    to: 'shape' in line.to || own === undefined ? line.to : shifted(line.to, own),
    bends: line.bends.map((bend) => shifted(bend, both)),
  }
  return isSamePlace(line, next) ? line : next
}

function isSamePlace(one: Connector, other: Connector): boolean {
  const others = places(other)
  return places(one).every((place, at) => {
    const next = others[at]
    if ('shape' in place || next === undefined || 'shape' in next) return place === next
    return place.x === next.x && place.y === next.y
  })
}

function moved<Moved extends Exclude<Shape, Connector>>(shape: Moved, by: Point): Moved {
  if (by.x === 0 && by.y === 0) return shape
  if (shape.kind === 'stroke') {
    return { ...shape, points: withPlaces(shape.points, ({ x, y }) => ({ x: x + by.x, y: y + by.y })) }
  }
  const { x, y } = shifted(shape, by)
  return x === shape.x && y === shape.y ? shape : { ...shape, x, y }
}

/** A place moved, kept within the plane. */
export function shifted({ x, y }: Point, by: Point): Point {
  return { x: inPlane(x + by.x), y: inPlane(y + by.y) }
}

export function inPlane(value: number): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, value))
}

/** A box kept within the plane. */
export function rectInPlane({ x, y, width, height }: Rect): Rect {
  return {
    x: inPlane(x),
    y: inPlane(y),
    width: Math.min(FARTHEST, Math.max(0, width)),
    height: Math.min(FARTHEST, Math.max(0, height)),
  }
}
