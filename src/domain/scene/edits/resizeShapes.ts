import { changeShapes } from '../changeShapes.ts'
import { areaOf } from '../geometry/area.ts'
import { withPlaces } from '../geometry/strokeNumbers.ts'
import { middleOf, type Point, type Rect } from '../geometry/rect.ts'
import { cosAndSin, isTurnable, pulledTurned, rotationOf } from '../geometry/turn.ts'
import { freeShapes } from '../isFree.ts'
import type { ConnectorEnd, Scene } from '../sceneSchema.ts'
import { inPlane, rectInPlane } from './moveShapes.ts'
import { withArea } from './withArea.ts'

const ratio = (now: number, then: number) => (now === 0 ? 1 : Math.max(0, then) / now)

/**
 * Changes the size of shapes as the box around them is pulled from one to another. Lines stay attached; what is locked
 * stays as it is. A turned shape keeps its angle: it is as large as the pull leaves its own width and height.
 */
export function resizeShapes(scene: Scene, ids: ReadonlySet<string>, from: Rect, to: Rect): Scene {
  const isFree = freeShapes(scene)
  const isSame = from.x === to.x && from.y === to.y && from.width === to.width && from.height === to.height
  if (isSame) return scene
  const across = ratio(from.width, to.width)
  const down = ratio(from.height, to.height)
  const place = (point: Point): Point => {
    const x = inPlane(to.x + (point.x - from.x) * across)
    const y = inPlane(to.y + (point.y - from.y) * down)
    return x === point.x && y === point.y ? point : { x, y }
  }
  const end = (each: ConnectorEnd): ConnectorEnd => ('shape' in each ? each : place(each))
  return changeShapes(scene, (shape) => {
    if (!ids.has(shape.id) || !isFree(shape)) return shape
    const rotation = rotationOf(shape)
    if (rotation !== 0 && isTurnable(shape)) {
      const area = areaOf(shape)
      const [cos, sin] = cosAndSin(rotation)
      const { x, y } = place(middleOf(area))
      const width = area.width * Math.hypot(across * cos, down * sin)
      const height = area.height * Math.hypot(across * sin, down * cos)
      return withArea(shape, { x: x - width / 2, y: y - height / 2, width, height })
    }
    if (shape.kind === 'box' || shape.kind === 'picture' || shape.kind === 'frame') {
      const corner = place(shape)
      const { x, y, width, height } = rectInPlane({
        x: corner.x,
        y: corner.y,
        width: shape.width * across,
        height: shape.height * down,
      })
      return isAlike([x, y, width, height], [shape.x, shape.y, shape.width, shape.height])
        ? shape
        : { ...shape, x, y, width, height }
    } else if (shape.kind === 'stroke') {
      const points = withPlaces(shape.points, ({ x, y }) => ({
        x: to.x + (x - from.x) * across,
        y: to.y + (y - from.y) * down,
      }))
      return isAlike(points, shape.points) ? shape : { ...shape, points }
    } else {
      const [first, last] = [end(shape.from), end(shape.to)]
      const bends = shape.bends.map(place)
      const isThere = bends.every((bend, at) => bend === shape.bends[at])
      return first === shape.from && last === shape.to && isThere
        ? shape
        : { ...shape, from: first, to: last, bends }
    }
  })
}

/**
 * Changes the size of a turned shape as its own box is pulled from where it stands unturned to another one: the corner
 * opposite to the pulled one stays where it is seen.
 */
export function resizeTurned(scene: Scene, id: string, to: Rect): Scene {
  const isFree = freeShapes(scene)
  return changeShapes(scene, (shape) =>
    shape.id === id && isTurnable(shape) && isFree(shape)
      ? withArea(shape, pulledTurned(areaOf(shape), to, rotationOf(shape)))
      : shape,
  )
}

const isAlike = (some: readonly number[], others: readonly number[]) =>
  some.every((value, at) => value === others[at])
