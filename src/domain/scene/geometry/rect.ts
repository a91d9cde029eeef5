/** A place of the drawing, px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An upright box, px. */
export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/** The box around boxes; null around none. */
export function union(rects: Iterable<Rect>): Rect | null {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const { x, y, width, height } of rects) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top }
}

/** The box around points; null around none. */
export function aroundPoints(points: Iterable<Point>): Rect | null {
  return union(Array.from(points, ({ x, y }) => ({ x, y, width: 0, height: 0 })))
}

/** Whether two boxes share a place; such that only touch don't. */
export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Whether one box lies wholly in another. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

export function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** A box that is larger by so much on all sides. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** The largest box of a size's shape in the middle of an area; the area for a size of nothing. */
export function fitted(size: Pick<Rect, 'width' | 'height'>, area: Rect): Rect {
  const times = Math.min(area.width / size.width, area.height / size.height)
  if (!Number.isFinite(times)) return area
  const [width, height] = [size.width * times, size.height * times]
  const { x, y } = middleOf(area)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
