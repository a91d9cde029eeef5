import { boundsOfShape } from '#domain/scene/geometry/bounds.ts'
import { createGridIndex } from '#domain/scene/geometry/gridIndex.ts'
import { aroundPoints, grown, overlaps, type Rect } from '#domain/scene/geometry/rect.ts'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import { type Route, routeConnector } from '#domain/scene/lines/routeConnector.ts'
import type { Connector, Scene, Shape } from '#domain/scene/sceneSchema.ts'
import { isSolid, shapesById } from '#domain/scene/shapesById.ts'

/** How far a line may go beside its ends to avoid boxes, px: as much is looked at for boxes that stand in its way. */
const BESIDE = 60

/**
 * Where all of a scene stands, kept up from one scene to the next: what is in sight, what is near, which way lines go. Lines
 * find their way when they are first seen.
 */
export interface SceneSpace {
  /** Takes over a scene; what is the same object in it keeps its place. */
  readonly follow: (scene: Scene) => void
  readonly scene: () => Scene
  /** What may be seen in an area, from back to front. What is hidden isn’t there. */
  readonly shapesIn: (area: Rect) => readonly Shape[]
  /** The way of a line; null where it hangs on nothing. Without `isHasty` it goes around boxes. */
  readonly routeOf: (connector: Connector, isHasty?: boolean) => Route | null
  /** Whether the way of a line is known already. */
  readonly isRouted: (id: string) => boolean
  readonly boundsOf: (shape: Shape) => Rect
  /** How far to the front a shape stands; shapes that aren’t there stand behind all. */
  readonly rankOf: (id: string) => number
}

export function createSceneSpace(start: Scene): SceneSpace {
  const index = createGridIndex()
  const known = new Map<string, Shape>()
  const routes = new Map<string, Route | null>()
  /** Ways that go around nothing. */
  const hasty = new Map<string, Route | null>()
  let scene: Scene = start
  let ordered: readonly Shape[] | null = null
  let ranks: ReadonlyMap<string, number> | null = null
  let hidden: ReadonlySet<string> = new Set()

  function follow(next: Scene): void {
    if (next === scene && known.size > 0) return
    scene = next
    ordered = null
    ranks = null
    hidden = new Set(next.layers.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])))
    const touched: Rect[] = []
    const changed = new Set<string>()
    /** Lines that are new or go another way. */
    const otherLines = new Set<string>()
    const there = shapesById(next)
    for (const shape of known.values()) {
      if (there.has(shape.id)) continue
      if (isInTheWay(shape)) touched.push(index.rectOf(shape.id) ?? { x: 0, y: 0, width: 0, height: 0 })
      changed.add(shape.id)
      known.delete(shape.id)
      routes.delete(shape.id)
      hasty.delete(shape.id)
      index.delete(shape.id)
    }
    for (const shape of next.shapes) {
      const before = known.get(shape.id)
      if (before === shape) continue
      known.set(shape.id, shape)
      if (shape.kind === 'connector') {
        if (before?.kind !== 'connector' || isOtherWay(before, shape)) {
          routes.delete(shape.id)
          hasty.delete(shape.id)
          otherLines.add(shape.id)
        }
        continue
      }
      const rect = boundsOfShape(next, shape)
      const was = index.rectOf(shape.id)
      index.set(shape.id, rect)
      if (was !== undefined && isSameRect(was, rect) && isSameForm(before, shape)) continue
      changed.add(shape.id)
      if (!isInTheWay(shape)) continue
      touched.push(rect)
      if (was !== undefined) touched.push(was)
    }
    const around = touched.length > MOST_TOUCHED ? [null] : touched
    for (const shape of next.shapes) {
      if (shape.kind !== 'connector') continue
      const area = index.rectOf(shape.id)
      const isMoved = hangsOn(shape, changed)
      const isMet =
        area !== undefined && around.some((rect) => rect === null || overlaps(grown(area, BESIDE), rect))
      // A line that nobody has seen yet has no way that could end.
      const hasLostWay = (isMoved || isMet) && routes.delete(shape.id)
      if (isMoved) hasty.delete(shape.id)
      if (isMoved || hasLostWay || otherLines.has(shape.id))
        index.set(shape.id, grown(boundsOfShape(next, shape), BESIDE))
    }
  }

  const near = (area: Rect): readonly Rect[] =>
    index.near(area).flatMap((id) => {
      const shape = known.get(id)
      return shape !== undefined && isInTheWay(shape) && !hidden.has(shape.layer)
        ? [boundsOfShape(scene, shape)]
        : []
    })

  function hastyRoute(connector: Connector): Route | null {
    const before = hasty.get(connector.id)
    if (before !== undefined) return before
    const route = routeConnector(scene, connector, () => [])
    if (known.get(connector.id) === connector) hasty.set(connector.id, route)
    return route
  }

  function routeOf(connector: Connector, isHasty = false): Route | null {
    const before = routes.get(connector.id)
    if (before !== undefined) return before
    if (isHasty) return hastyRoute(connector)
    const route = routeConnector(scene, connector, near)
    // A line that isn’t the scene’s own, such as one that is being drawn, is nobody’s to keep.
    if (known.get(connector.id) !== connector) return route
    routes.set(connector.id, route)
    const area = route === null ? null : aroundPoints([...route.points, route.label])
    if (area !== null) index.set(connector.id, grown(area, LABEL))
    return route
  }

  /** The shapes as they lie, from back to front. */
  function lying(): readonly Shape[] {
    if (ordered !== null) return ordered
    const { layers, shapes } = scene
    ordered =
      layers.length === 1 ? shapes : layers.flatMap(({ id }) => shapes.filter(({ layer }) => layer === id))
    return ordered
  }
  function rankOf(id: string): number {
    ranks ??= new Map(lying().map((shape, at) => [shape.id, at]))
    return ranks.get(id) ?? -1
  }

  const isShown = (shape: Shape | undefined): shape is Shape =>
    shape !== undefined && !hidden.has(shape.layer)

  function shapesIn(area: Rect): readonly Shape[] {
    const ids = index.near(area)
    if (ids.length < MANY)
      return ids
        .map((id) => known.get(id))
        .filter(isShown)
        .toSorted((one, other) => rankOf(one.id) - rankOf(other.id))
    // Of many, it is quicker to leave out of all what isn’t there than to put them in order.
    const found = new Set(ids)
    return lying().filter((shape) => found.has(shape.id) && isShown(shape))
  }

  follow(start)
  return {
    follow,
    scene: () => scene,
    shapesIn,
    routeOf,
    isRouted: (id) => routes.has(id),
    boundsOf: (shape) =>
      shape.kind === 'connector'
        ? (aroundPoints(routeOf(shape, true)?.points ?? []) ?? boundsOfShape(scene, shape))
        : boundsOfShape(scene, shape),
    rankOf,
  }
}

/** More that has moved than this is as good as all: each line is asked anew. */
const MOST_TOUCHED = 400
const MANY = 400
/** What a line’s words take beside it, px. */
const LABEL = 40

const isInTheWay = (shape: Shape) =>
  (shape.kind === 'box' && shape.form !== 'text') || shape.kind === 'picture'

const hangsOn = ({ from, to }: Connector, ids: ReadonlySet<string>) =>
  ids.size > 0 && (('shape' in from && ids.has(from.shape)) || ('shape' in to && ids.has(to.shape)))

const isOtherWay = (one: Connector, other: Connector) =>
  one.from !== other.from ||
  one.to !== other.to ||
  one.route !== other.route ||
  one.bends !== other.bends ||
  one.text !== other.text

const isSameRect = (one: Rect, other: Rect) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** Of turned shapes others may have the same box around them. */
const isSameForm = (one: Shape | undefined, other: Shape) =>
  one?.kind === other.kind &&
  (one.kind !== 'box' || other.kind !== 'box' || one.form === other.form) &&
  rotationOf(one) === rotationOf(other) &&
  (rotationOf(one) === 0 || !isSolid(one) || !isSolid(other) || one.width === other.width)
