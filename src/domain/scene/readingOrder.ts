import { boundsOfShape } from './geometry/bounds.ts'
import { contains, type Rect } from './geometry/rect.ts'
import type { Connector, ConnectorEnd, Frame, Scene, Shape } from './sceneSchema.ts'

/** Shapes whose tops are this near stand in one row, px. */
const ROW = 40

/**
 * The shapes in the order in which they are read: frames and lanes by place, each followed by what lies in it; then
 * along the lines from where they begin; what no line leads to from top to bottom. A line stands between what it joins.
 * Shapes of hidden layers are left out.
 */
export function readingOrder(scene: Scene): readonly string[] {
  const hidden = new Set(scene.layers.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])))
  const shown = scene.shapes.filter(({ layer }) => !hidden.has(layer))
  const bounds = new Map(shown.map((shape) => [shape.id, boundsOfShape(scene, shape)]))
  const rectOf = ({ id }: Shape): Rect => bounds.get(id) ?? { x: 0, y: 0, width: 0, height: 0 }
  const byPlace = (one: Shape, other: Shape) => {
    const [a, b] = [rectOf(one), rectOf(other)]
    return Math.round(a.y / ROW) - Math.round(b.y / ROW) || a.x - b.x || a.y - b.y
  }
  const members = new Map<string | null, Shape[]>()
  const frames = shown
    .filter((shape): shape is Frame => shape.kind === 'frame')
    .toSorted((one, other) => one.width * one.height - other.width * other.height)
  for (const shape of shown) {
    if (shape.kind === 'connector') continue
    const within = frames.find((frame) => isWithin(shape, rectOf(shape), frame))
    const key = within?.id ?? null
    const list = members.get(key)
    if (list === undefined) members.set(key, [shape])
    else list.push(shape)
  }
  const lines = linesByStart(shown, byPlace)
  const order: string[] = []
  const seen = new Set<string>()
  const add = ({ id }: Shape) => {
    if (!seen.has(id)) order.push(id)
    seen.add(id)
  }
  const readPart = (frame: string | null) => {
    const part = (members.get(frame) ?? []).toSorted(byPlace)
    for (const shape of part) {
      if (shape.kind !== 'frame') continue
      add(shape)
      readPart(shape.id)
      for (const line of lines.get(shape.id) ?? []) add(line)
    }
    for (const shape of alongLines(
      part.filter(({ kind }) => kind !== 'frame'),
      lines,
    )) {
      add(shape)
    }
  }
  readPart(null)
  for (const shape of shown.toSorted(byPlace)) add(shape)
  return order
}

/** Frames of the same place lie in each other by their order, so that none is within itself. */
function isWithin(shape: Shape, rect: Rect, frame: Frame): boolean {
  if (shape.id === frame.id || !contains(frame, rect)) return false
  return shape.kind !== 'frame' || shape.width * shape.height < frame.width * frame.height
}

function linesByStart(
  shapes: readonly Shape[],
  byPlace: (one: Shape, other: Shape) => number,
): ReadonlyMap<string, readonly Connector[]> {
  const known = new Map(shapes.map((shape) => [shape.id, shape]))
  const lines = new Map<string, Connector[]>()
  for (const shape of shapes) {
    const from = shape.kind === 'connector' ? heldBy(shape.from) : null
    if (shape.kind !== 'connector' || from === null) continue
    const list = lines.get(from)
    if (list === undefined) lines.set(from, [shape])
    else list.push(shape)
  }
  const target = (line: Connector) => known.get(heldBy(line.to) ?? '') ?? line
  for (const list of lines.values()) list.sort((one, other) => byPlace(target(one), target(other)))
  return lines
}

const heldBy = (end: ConnectorEnd) => ('shape' in end ? end.shape : null)

/** Shapes of one part and the lines that leave them, along the lines; `part` stands by place. */
function alongLines(
  part: readonly Shape[],
  lines: ReadonlyMap<string, readonly Connector[]>,
): readonly Shape[] {
  const own = new Map(part.map((shape) => [shape.id, shape]))
  const reached = new Set(
    part.flatMap(({ id }) => (lines.get(id) ?? []).map(({ to }) => heldBy(to)).filter((to) => to !== id)),
  )
  const starts = [...part.filter(({ id }) => !reached.has(id)), ...part]
  const seen = new Set<string>()
  const read: Shape[] = []
  for (const start of starts) {
    const waiting: Shape[] = [start]
    for (let shape = waiting.pop(); shape !== undefined; shape = waiting.pop()) {
      if (seen.has(shape.id)) continue
      seen.add(shape.id)
      read.push(shape)
      const next = (lines.get(shape.id) ?? []).flatMap((line): Shape[] => {
        const target = own.get(heldBy(line.to) ?? '')
        return target === undefined ? [line] : [line, target]
      })
      waiting.push(...next.toReversed())
    }
  }
  return read
}
