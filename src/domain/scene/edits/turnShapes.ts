import { changeShapes } from '../changeShapes.ts'
import { areaOf } from '../geometry/area.ts'
import { middleOf, type Point } from '../geometry/rect.ts'
import { smallestCircle } from '../geometry/smallestCircle.ts'
import { isTurnable, rotationOf, turned, turnedCorners, withRotation } from '../geometry/turn.ts'
import { freeShapes } from '../isFree.ts'
import type { Connector, ConnectorEnd, Scene, Turnable } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { inPlane } from './moveShapes.ts'
import { withArea } from './withArea.ts'

/** What of some shapes turns: nothing where one is a frame or a lane, which stand upright with all that is in them. */
export function turnableOf(scene: Scene, ids: ReadonlySet<string>): readonly Turnable[] {
  const known = shapesById(scene)
  const isFree = freeShapes(scene)
  const turnable: Turnable[] = []
  for (const id of ids) {
    const shape = known.get(id)
    if (shape?.kind === 'frame') return []
    if (isTurnable(shape) && isFree(shape)) turnable.push(shape)
  }
  return turnable
}

/**
 * The place about which shapes turn: the middle of one; of several that of the smallest circle around them, which stays
 * where it is while they turn. Null where nothing turns.
 */
export function middleOfTurn(scene: Scene, ids: ReadonlySet<string>): Point | null {
  const shapes = turnableOf(scene, ids)
  const [only] = shapes
  if (shapes.length === 1 && only !== undefined) return middleOf(areaOf(only))
  const corners = shapes.flatMap((shape) => turnedCorners(areaOf(shape), rotationOf(shape)))
  return smallestCircle(corners)?.middle ?? null
}

/**
 * Turns shapes clockwise about their common middle, or another one, by whole degrees. Free ends and bends of chosen lines
 * turn with them; held ends stay held. What is locked stays.
 */
export function turnShapes(
  scene: Scene,
  ids: ReadonlySet<string>,
  degrees: number,
  about: Point | null = middleOfTurn(scene, ids),
): Scene {
  const by = Math.round(degrees)
  const shapes = new Set(turnableOf(scene, ids))
  if (about === null || shapes.size === 0 || by % 360 === 0) return scene
  const turning = new Set(Array.from(shapes, ({ id }) => id))
  return changeShapes(scene, (shape) => {
    if (shape.kind === 'connector') return turnedLine(shape, ids, turning, about, by)
    return isTurnable(shape) && shapes.has(shape) ? turnedAbout(shape, about, by) : shape
  })
}

/** Turns each of some shapes about its own middle so far that it is turned by so many degrees from upright. */
export function setRotation(scene: Scene, ids: ReadonlySet<string>, degrees: number): Scene {
  const shapes = new Set(turnableOf(scene, ids))
  return changeShapes(scene, (shape) =>
    isTurnable(shape) && shapes.has(shape) ? withRotation(shape, degrees) : shape,
  )
}

/** A shape that turned about a place, by whole degrees. */
export function turnedAbout<Turned extends Turnable>(shape: Turned, about: Point, degrees: number): Turned {
  const area = areaOf(shape)
  const [from, to] = [middleOf(area), turned(middleOf(area), about, degrees)]
  const [x, y] = [inPlane(area.x + (to.x - from.x)), inPlane(area.y + (to.y - from.y))]
  return withRotation(withArea(shape, { ...area, x, y }), rotationOf(shape) + degrees)
}

/** A chosen line, or one between shapes that both turn, with what of it isn't held. */
function turnedLine(
  line: Connector,
  ids: ReadonlySet<string>,
  turning: ReadonlySet<string>,
  about: Point,
  by: number,
): Connector {
  const isChosen = ids.has(line.id)
  const isBetween = [line.from, line.to].every((end) => 'shape' in end && turning.has(end.shape))
  if (line.locked || (!isChosen && !isBetween)) return line
  const place = (at: Point): Point => {
    const { x, y } = turned(at, about, by)
    return { x: inPlane(x), y: inPlane(y) }
  }
  const end = (each: ConnectorEnd) => ('shape' in each ? each : place(each))
  const isHeld = 'shape' in line.from && 'shape' in line.to
  if (isHeld && line.bends.length === 0) return line
  return { ...line, from: end(line.from), to: end(line.to), bends: line.bends.map(place) }
}
