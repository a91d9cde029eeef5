import type { Connector, Shape } from '../sceneSchema.ts'
import { aroundPoints, middleOf, type Point, type Rect } from './rect.ts'
import { NUMBERS_OF_A_POINT } from './strokeNumbers.ts'
import { rotationOf, turned } from './turn.ts'

/** The box of a shape as it stands before it is turned around the box's middle. */
export function areaOf(shape: Exclude<Shape, Connector>): Rect {
  return shape.kind === 'stroke'
    ? (aroundPoints(placesOfStroke(shape.points)) ?? { x: 0, y: 0, width: 0, height: 0 })
    : { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
}

/** A place as a shape sees it that doesn't know that it is turned; the place itself for one that isn't. */
export function asSeenBy(shape: Exclude<Shape, Connector>, place: Point): Point {
  const rotation = rotationOf(shape)
  return rotation === 0 ? place : turned(place, middleOf(areaOf(shape)), -rotation)
}

/** The places that a pen has gone over. */
export function placesOfStroke(points: readonly number[]): readonly Point[] {
  const places: Point[] = []
  for (let at = 0; at + 1 < points.length; at += NUMBERS_OF_A_POINT)
    places.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 })
  return places
}
