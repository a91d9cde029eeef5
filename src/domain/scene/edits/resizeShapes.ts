import { changeShapes } from '../changeShapes.ts'
import type { Point, Rect } from '../geometry/rect.ts'
import { freeShapes } from '../isFree.ts'
import type { ConnectorEnd, Scene } from '../sceneSchema.ts'
import { inPlane, rectInPlane } from './moveShapes.ts'

const ratio = (now: number, then: number) => (now === 0 ? 1 : Math.max(0, then) / now)

/**
 * Changes the size of shapes as the box around them is pulled from one to another. Lines stay attached; what is locked
 * stays as it is.
 */
export function resizeShapes(scene: Scene, ids: ReadonlySet<string>, from: Rect, to: Rect): Scene {
  const isFree = freeShapes(scene)
  const isSame = from.x === to.x && from.y === to.y && from.width === to.width && from.height === to.height
  if (isSame) return scene
  const across = ratio(from.width, to.width)
  const down = ratio(from.height, to.height)
  const place = ({ x, y }: Point) => ({
    x: inPlane(to.x + (x - from.x) * across),
    y: inPlane(to.y + (y - from.y) * down),
  })
  const end = (each: ConnectorEnd): ConnectorEnd => ('shape' in each ? each : place(each))
  return changeShapes(scene, (shape) => {
    if (!ids.has(shape.id) || !isFree(shape)) return shape
    if (shape.kind === 'box' || shape.kind === 'picture' || shape.kind === 'frame') {
      return {
        ...shape,
        ...rectInPlane({
          ...place(shape),
          width: shape.width * across,
          height: shape.height * down,
        }),
      }
    } else if (shape.kind === 'stroke') {
      return {
        ...shape,
        points: shape.points.map((value, at) =>
          at % 3 === 0
            ? to.x + (value - from.x) * across
            : at % 3 === 1
              ? to.y + (value - from.y) * down
              : value,
        ),
      }
    } else {
      return { ...shape, from: end(shape.from), to: end(shape.to), bends: shape.bends.map(place) }
    }
  })
}
