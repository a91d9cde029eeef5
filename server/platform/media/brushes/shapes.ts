import type { Pen, Point } from './surface.ts'

/** Every function here only lays a path; the caller fills or strokes it. */

export function polygon(pen: Pen, points: readonly Point[]): void {
  pen.beginPath()
  for (const [index, point] of points.entries()) {
    if (index === 0) pen.moveTo(point.x, point.y)
    else pen.lineTo(point.x, point.y)
  }
  pen.closePath()
}

export function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
}

export function oval(pen: Pen, x: number, y: number, radiusX: number, radiusY: number): void {
  pen.beginPath()
  pen.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2)
}

export function rounded(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
}

/** The shop's own sign: a spark with four points, taller than wide. */
export function spark(pen: Pen, x: number, y: number, height: number): void {
  const tall = height / 2
  const wide = tall * 1.04
  const waist = tall * 0.22
  pen.beginPath()
  pen.moveTo(x, y - tall)
  pen.quadraticCurveTo(x + waist, y - waist, x + wide, y)
  pen.quadraticCurveTo(x + waist, y + waist, x, y + tall)
  pen.quadraticCurveTo(x - waist, y + waist, x - wide, y)
  pen.quadraticCurveTo(x - waist, y - waist, x, y - tall)
  pen.closePath()
}

/** A leaf from its stalk at (x, y) along `angle`. */
export function leaf(pen: Pen, x: number, y: number, length: number, breadth: number, angle: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, aside: number): Point => ({
    x: x + cos * along - sin * aside,
    y: y + sin * along + cos * aside,
  })
  const [tip, left, right] = [at(length, 0), at(length * 0.45, breadth), at(length * 0.45, -breadth)]
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(left.x, left.y, tip.x, tip.y)
  pen.quadraticCurveTo(right.x, right.y, x, y)
  pen.closePath()
}

/** A heart whose middle is at (x, y). */
export function heart(pen: Pen, x: number, y: number, width: number): void {
  const half = width / 2
  const top = y - half * 0.42
  pen.beginPath()
  pen.moveTo(x, top)
  pen.bezierCurveTo(
    x - half * 0.28,
    y - half * 1.02,
    x - half * 1.04,
    y - half * 0.94,
    x - half,
    y - half * 0.2,
  )
  pen.bezierCurveTo(x - half * 0.96, y + half * 0.36, x - half * 0.3, y + half * 0.66, x, y + half)
  pen.bezierCurveTo(
    x + half * 0.3,
    y + half * 0.66,
    x + half * 0.96,
    y + half * 0.36,
    x + half,
    y - half * 0.2,
  )
  pen.bezierCurveTo(x + half * 1.04, y - half * 0.94, x + half * 0.28, y - half * 1.02, x, top)
  pen.closePath()
}

/** A closed line through points, without corners. */
export function smooth(pen: Pen, points: readonly Point[], closed = true): void {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? { x: 0, y: 0 }
  pen.beginPath()
  pen.moveTo(at(0).x, at(0).y)
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    pen.bezierCurveTo(
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    )
  }
  if (closed) pen.closePath()
}
