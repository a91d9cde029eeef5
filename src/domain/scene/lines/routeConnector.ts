import { boundsOfSolid } from '../geometry/bounds.ts'
import { meetOutline } from '../geometry/outline.ts'
import { aroundPoints, distance, grown, middleOf, type Point, type Rect, union } from '../geometry/rect.ts'
import { type Connector, type ConnectorEnd, type Scene, SIDES, type Solid } from '../sceneSchema.ts'
import { solidOf } from '../shapesById.ts'
import { curveBetween, curveThrough, middleOfCurve } from './curve.ts'
import { elbowAround } from './elbowAround.ts'
import { labelOf } from './path.ts'
import { pinnedElbow } from './pinnedElbow.ts'
import { isClear, plainElbow, wholeWay } from './plainElbow.ts'
import { type Dock, dockAt, freeDock, STUB } from './side.ts'

const length = ([one, other]: readonly [Dock, Dock]) => distance(one.stub, other.stub)

/** The way of a line over the plane. */
export interface Route {
  /** `lines`: corners joined straight. `curve`: cubic Bézier pieces, two handles between two places of the line. */
  readonly kind: 'lines' | 'curve'
  readonly points: readonly Point[]
  /** Where its text stands: the middle of the text. */
  readonly label: Point
}

/** Gives the boxes to go around in an area, in px; those that the line hangs on may be among them. */
export type NearBoxes = (area: Rect) => readonly Rect[]

/** How far around both ends boxes are gone around, px. */
const AROUND = 80
/** More boxes than this aren't gone around: the nearest to the line's middle are. */
const MOST_OBSTACLES = 14
/** The shortest way straight out of a side, px. */
const LEAST_STUB = 6
/** How near a line comes to a box that it goes around, px. */
const CLEARANCE = 8

/** The way of a line around boxes. Null where a shape that it hangs on isn't there. */
export function routeConnector(
  scene: Pick<Scene, 'shapes'>,
  connector: Connector,
  near: NearBoxes,
): Route | null {
  const from = holderOf(scene, connector.from)
  const to = holderOf(scene, connector.to)
  if (from === null || to === null) return null
  const isLoop = from.solid !== null && from.solid === to.solid
  if (connector.bends.length === 0 && isLoop && from.solid !== null) return loopOf(connector, from.solid)
  if (connector.route === 'straight') {
    return linesRoute(throughBends(from, to, connector.bends))
  } else if (connector.route === 'curve') {
    return curveRoute(
      connector.bends.length === 0
        ? curveBetween(...bestDocks(from, to))
        : curveThrough(throughBends(from, to, connector.bends)),
    )
  } else {
    return linesRoute(
      connector.bends.length === 0 ? elbow(from, to, near) : bentElbow(from, to, connector.bends),
    )
  }
}

interface Holder {
  readonly end: ConnectorEnd
  readonly solid: Solid | null
  /** The box around that, as it is seen. */
  readonly bounds: Rect | null
  readonly middle: Point
}

function holderOf(scene: Pick<Scene, 'shapes'>, end: ConnectorEnd): Holder | null {
  if (!('shape' in end)) return { end, solid: null, bounds: null, middle: end }
  const solid = solidOf(scene, end.shape)
  return solid === undefined ? null : { end, solid, bounds: boundsOfSolid(solid), middle: middleOf(solid) }
}

const linesRoute = (points: readonly Point[]): Route => ({ kind: 'lines', points, label: labelOf(points) })
const curveRoute = (points: readonly Point[]): Route => ({
  kind: 'curve',
  points,
  label: middleOfCurve(points),
})

function docksOf({ end, solid }: Holder, reach = STUB): readonly Dock[] {
  if (solid === null || !('shape' in end)) return 'shape' in end ? [] : [freeDock(end)]
  return end.side === null
    ? SIDES.map((side) => dockAt(solid, side, reach))
    : [dockAt(solid, end.side, reach)]
}

/** From an end over the corners that a hand has set to the other end. */
function throughBends(from: Holder, to: Holder, bends: readonly Point[]): readonly Point[] {
  const start = placeTowards(from, bends[0] ?? to.middle)
  const end = placeTowards(to, bends.at(-1) ?? from.middle)
  return [start, ...bends, end]
}

function placeTowards(holder: Holder, towards: Point): Point {
  if (holder.solid === null) return holder.middle
  const [dock, other] = docksOf(holder)
  return dock !== undefined && other === undefined ? dock.place : meetOutline(holder.solid, towards)
}

/** The docks of a curve: the nearest pair, as an elbow would choose without boxes. */
function bestDocks(from: Holder, to: Holder): readonly [Dock, Dock] {
  const pairs = docksOf(from).flatMap((one) =>
    docksOf(to).map((other): readonly [Dock, Dock] => [one, other]),
  )
  return pairs.reduce(
    (best, pair) => (length(pair) < length(best) ? pair : best),
    pairs[0] ?? [freeDock(from.middle), freeDock(to.middle)],
  )
}

function elbow(from: Holder, to: Holder, near: NearBoxes): readonly Point[] {
  const reach = stubBetween(from.bounds, to.bounds)
  const starts = docksOf(from, reach)
  const ends = docksOf(to, reach)
  const area = union(
    [from.bounds, to.bounds, aroundPoints([from.middle, to.middle])].filter((rect) => rect !== null),
  )
  const own = [from.bounds, to.bounds].filter((rect) => rect !== null)
  const obstacles = area === null ? [] : obstaclesIn(near, grown(area, AROUND), from, to)
  // A line may leave its own shapes at any place, but not go through them.
  const plain = plainElbow(starts, ends, [...own, ...obstacles])
  if (plain !== null && isClear(plain)) return wholeWay(plain)
  const around = elbowAround(starts, ends, [...own.map((rect) => grown(rect, 0)), ...obstacles])
  const best = around !== null && (plain === null || around.price < plain.price) ? around : plain
  return best === null ? [from.middle, to.middle] : wholeWay(best)
}

/** Over corners that a hand has set, out of the sides that are nearest to the first and last of them. */
function bentElbow(from: Holder, to: Holder, bends: readonly Point[]): readonly Point[] {
  const first = bends[0] ?? to.middle
  const last = bends.at(-1) ?? from.middle
  return pinnedElbow(dockTowards(from, first), bends, dockTowards(to, last))
}

/** The dock from which the way to a place is shortest; the first of several such. */
function dockTowards(holder: Holder, place: Point): Dock {
  const docks = docksOf(holder)
  const wayFrom = ({ place: start, stub }: Dock) => distance(start, stub) + distance(stub, place)
  const [first = freeDock(holder.middle)] = docks
  return docks.reduce((best, dock) => (wayFrom(dock) < wayFrom(best) ? dock : best), first)
}

/** How far lines go straight out of two shapes: between near ones half of the gap. */
function stubBetween(one: Rect | null, other: Rect | null): number {
  if (one === null || other === null) return STUB
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width)
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height)
  const gap = Math.max(across, down)
  return gap <= 0 ? STUB : Math.min(STUB, Math.max(LEAST_STUB, gap / 2))
}

/** The nearest boxes, grown by how far a line stays away; none that an end or its stub lies in. */
function obstaclesIn(near: NearBoxes, area: Rect, from: Holder, to: Holder): readonly Rect[] {
  const middle = middleOf(area)
  const isOwn = (rect: Rect) =>
    [from.bounds, to.bounds].some((bounds) => bounds !== null && isSameRect(bounds, rect))
  const stubs = [...docksOf(from), ...docksOf(to)].map(({ place }) => place)
  return near(area)
    .filter((rect) => !isOwn(rect) && !stubs.some((place) => isInside(rect, place)))
    .map((rect) => ({ rect, far: distance(middleOf(rect), middle) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_OBSTACLES)
    .map(({ rect }) => grown(rect, CLEARANCE))
}

function isInside({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + height
}

function isSameRect(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

/** A line from a shape to itself: out of its right side and in from above. */
function loopOf({ route }: Connector, solid: Solid): Route {
  const [out, back] = [dockAt(solid, 'right'), dockAt(solid, 'top')]
  if (route === 'curve') {
    const [reach, high] = [
      { x: out.place.x + 3 * STUB, y: out.place.y },
      { x: back.place.x, y: back.place.y - 3 * STUB },
    ]
    return curveRoute([out.place, reach, high, back.place])
  }
  return linesRoute([out.place, out.stub, { x: out.stub.x, y: back.stub.y }, back.stub, back.place])
}
