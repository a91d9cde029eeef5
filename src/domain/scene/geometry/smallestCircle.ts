import { distance, type Point } from './rect.ts'

interface Circle {
  readonly middle: Point
  readonly radius: number
}

/** How much a place may lie outside, as a part of the radius: what rounding makes of one on the edge. */
const SLACK = 1e-9
/** Places are asked in steps of about this part of all, so that their order doesn't matter to the time it takes. */
const STRIDE = 0.618

/** The smallest circle around places (Welzl); null around none. Turned places have the turned circle. */
export function smallestCircle(places: readonly Point[]): Circle | null {
  const mixed = mixedUp(places)
  const [first] = mixed
  if (first === undefined) return null
  let circle: Circle = { middle: first, radius: 0 }
  for (const [at, place] of mixed.entries()) {
    if (!isWithin(circle, place)) circle = throughOne(mixed.slice(0, at), place)
  }
  return circle
}

/** The smallest circle around places that has one on its edge. */
function throughOne(places: readonly Point[], one: Point): Circle {
  let circle: Circle = { middle: one, radius: 0 }
  for (const [at, place] of places.entries()) {
    if (!isWithin(circle, place)) circle = throughTwo(places.slice(0, at), one, place)
  }
  return circle
}

function throughTwo(places: readonly Point[], one: Point, two: Point): Circle {
  let circle = between(one, two)
  for (const place of places) if (!isWithin(circle, place)) circle = throughThree(one, two, place)
  return circle
}

function between(one: Point, two: Point): Circle {
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  return { middle, radius: distance(middle, one) }
}

/** The circle through three places; of three on one line the one around them. */
function throughThree(one: Point, two: Point, three: Point): Circle {
  const [a, b] = [
    { x: two.x - one.x, y: two.y - one.y },
    { x: three.x - one.x, y: three.y - one.y },
  ]
  const cross = 2 * (a.x * b.y - a.y * b.x)
  const [first, second] = [a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y]
  if (Math.abs(cross) <= SLACK * Math.max(first, second)) {
    return [between(one, two), between(two, three), between(one, three)].reduce((largest, circle) =>
      circle.radius > largest.radius ? circle : largest,
    )
  }
  const middle = {
    x: one.x + (b.y * first - a.y * second) / cross,
    y: one.y + (a.x * second - b.x * first) / cross,
  }
  return { middle, radius: distance(middle, one) }
}

const isWithin = ({ middle, radius }: Circle, place: Point) =>
  distance(middle, place) <= radius * (1 + SLACK) + SLACK

function mixedUp(places: readonly Point[]): readonly Point[] {
  const count = places.length
  let step = Math.max(1, Math.floor(count * STRIDE))
  while (commonDivisor(step, count) !== 1) step -= 1
  return places.map((place, at) => places[(at * step) % count] ?? place)
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)
