import type { ElkNode } from 'elkjs/lib/elk-api.js'
import { MOST_SHAPES } from '../sceneLimits.ts'
import type { Box, Connector, Frame, Scene, Shape } from '../sceneSchema.ts'
import { shapesById } from '../shapesById.ts'
import { soundScene } from '../soundScene.ts'
import type { Measure } from '../words/wrapText.ts'
import { beginningOf, bendsAt, cornersOf, isSameWay } from './bends.ts'
import { asCounted, spareId } from './countedIds.ts'
import { isGraphKind } from './layout/elkGraphOfDiagram.ts'
import { pinsOf } from './pins.ts'
import { readDiagram } from './readDiagram.ts'
import { sceneOfDiagram } from './sceneOfDiagram.ts'
import type { Diagram } from './statement.ts'
import { lineKeys } from './sync/sceneChanges.ts'

/**
 * The scene after somebody has changed its text: what the text changed is changed, all else stays — ids, looks, places
 * that are pinned, and what no text can say. Without `laid` what was there stays where it was.
 */
export function applyDiagram(
  present: Scene,
  diagram: Diagram,
  laid: ElkNode | null,
  measure: Measure,
): Scene {
  const said = readSource(present)
  const before = said === null ? present : asCounted(said, present)
  const fresh = sceneOfDiagram(diagram, laid, measure)
  const base = said === null ? null : sceneOfDiagram(said, null, measure)
  const baseShapes = byKey(base?.shapes ?? [])
  const oldShapes = byKey(before.shapes)
  const freshKeys = keysOf(fresh.shapes)
  const options = {
    isGraph: isGraphKind(diagram.kind) || diagram.kind === 'mindmap',
    staysPut: isGraphKind(diagram.kind) && laid === null,
  }
  const pinned = pinnedShapes(diagram)

  const lines = new Map<string, MergedLine>()
  const used = new Set<string>()
  const merged = new Map<string, Shape>()
  const added: Shape[] = []
  const oldIds = shapesById(before)
  for (const shape of fresh.shapes) {
    const key = freshKeys.get(shape) ?? shape.id
    const same = oldShapes.get(key)
    const own = same?.kind === shape.kind ? same : undefined
    // Held lines are found by their ends: another one may have the id by now.
    const isTaken = own === undefined && key !== shape.id && oldIds.has(shape.id)
    const id = own?.id ?? (isTaken ? spareId(shape.id, (each) => oldIds.has(each)) : shape.id)
    if (shape.kind === 'connector') {
      const known = baseShapes.get(key)
      lines.set(id, {
        fresh: shape,
        own: own?.kind === 'connector' ? own : null,
        base: known?.kind === 'connector' ? known : null,
      })
    }
    if (own === undefined) {
      added.push(isTaken ? { ...shape, id } : shape)
      continue
    }
    used.add(own.id)
    const staysPut = options.staysPut && !pinned.has(shape.id)
    merged.set(own.id, mergedShape(shape, own, baseShapes.get(key), { ...options, staysPut }))
  }
  const baseIds = new Set(base?.shapes.map(({ id }) => id) ?? [])
  const addedIds = new Set(added.map(({ id }) => id))
  const baseKeys = new Set(baseShapes.keys())
  const oldKeys = keysOf(before.shapes)
  const kept = before.shapes.flatMap((shape): Shape[] => {
    const next = used.has(shape.id) ? merged.get(shape.id) : undefined
    if (next !== undefined) return [next]
    // What the text said once and says no more is gone.
    const wasSaid = baseIds.has(shape.id) || baseKeys.has(oldKeys.get(shape) ?? shape.id)
    return wasSaid || addedIds.has(shape.id) ? [] : [shape]
  })
  const shapes = [...kept, ...added].slice(0, MOST_SHAPES)
  const bent = shapes.map((shape) => {
    const line = shape.kind === 'connector' ? lines.get(shape.id) : undefined
    return shape.kind === 'connector' && line !== undefined
      ? withBends(shape, line, { before, base, fresh, after: { shapes } })
      : shape
  })
  return soundScene({ ...before, shapes: bent, source: diagram.source })
}

/** A line of the text as it says it now, as the picture had it, and as the text said it before. */
interface MergedLine {
  readonly fresh: Connector
  readonly own: Connector | null
  readonly base: Connector | null
}

type Shapes = Pick<Scene, 'shapes'>

/** A line with the corners that the text changed, or else its own; they go along with what it begins at. */
function withBends(
  line: Connector,
  { fresh, own, base }: MergedLine,
  scenes: {
    readonly before: Shapes
    readonly base: Shapes | null
    readonly fresh: Shapes
    readonly after: Shapes
  },
): Connector {
  const said = cornersOf(scenes.fresh, fresh)
  const isAsSaid = base !== null && scenes.base !== null && isSameWay(cornersOf(scenes.base, base), said)
  const corners = own !== null && isAsSaid ? cornersOf(scenes.before, own) : said
  // What stands where it stood isn't rounded.
  const isThere = own !== null && isSameWay(corners, cornersOf(scenes.before, own))
  if (isThere && isSame(beginningOf(scenes.before, own), beginningOf(scenes.after, line)))
    return isSame(line.bends, own.bends) ? line : { ...line, bends: own.bends }
  const bends = bendsAt(scenes.after, line, corners)
  return isSame(line.bends, bends) ? line : { ...line, bends }
}

/** What the text of a scene said before it was changed; null where there was none. */
function readSource({ source }: Scene): Diagram | null {
  const read = source === null ? null : readDiagram(source)
  return read?.ok === true ? read.diagram : null
}

/** Held lines by what they join, everything else by its id. */
function keysOf(shapes: readonly Shape[]): ReadonlyMap<Shape, string> {
  const lines = lineKeys(shapes)
  return new Map(shapes.map((shape) => [shape, lines.get(shape.id) ?? shape.id]))
}

function byKey(shapes: readonly Shape[]): ReadonlyMap<string, Shape> {
  return new Map(Array.from(keysOf(shapes), ([shape, key]) => [key, shape]))
}

/** Ids of the shapes whose places the text says. */
function pinnedShapes(diagram: Diagram): ReadonlySet<string> {
  const pins = pinsOf(diagram)
  const kinds = ['node', 'frame', 'note'] as const
  return new Set(pins.names.flatMap((name) => kinds.map((kind) => pins.shapeOf(kind, name))))
}

interface MergeOptions {
  /** Whether shapes have sizes that a hand may have set. */
  readonly isGraph: boolean
  /** Whether what was there keeps its place. */
  readonly staysPut: boolean
}

function mergedShape(fresh: Shape, own: Shape, base: Shape | undefined, options: MergeOptions): Shape {
  const shared = { id: own.id, group: own.group, layer: own.layer, locked: own.locked }
  if (fresh.kind === 'box' && own.kind === 'box') {
    const known = base?.kind === 'box' ? base : undefined
    const next = { ...keptWhereSame(fresh, own, known, BOX_KEYS), ...shared }
    return sameIfEqual(own, placed(next, own, known, fresh, options))
  }
  if (fresh.kind === 'frame' && own.kind === 'frame') {
    const known = base?.kind === 'frame' ? base : undefined
    const next = { ...keptWhereSame(fresh, own, known, FRAME_KEYS), ...shared }
    const { x, y, width, height } = options.staysPut ? own : fresh
    return sameIfEqual(own, { ...next, x, y, width, height })
  }
  if (fresh.kind === 'connector' && own.kind === 'connector') {
    const known = base?.kind === 'connector' ? base : undefined
    const next = { ...keptWhereSame(fresh, own, known, LINE_KEYS), ...shared }
    const isHeld = 'shape' in own.from && 'shape' in own.to && 'shape' in fresh.from && 'shape' in fresh.to
    const ends = isHeld ? { from: own.from, to: own.to } : {}
    return sameIfEqual(own, { ...next, ...ends, bends: own.bends })
  }
  return fresh
}

const BOX_KEYS = [
  'text',
  'details',
  'form',
  'fill',
  'colour',
  'style',
  'weight',
  'role',
  'textSize',
  'align',
  'link',
  'rotation',
] as const satisfies readonly (keyof Box)[]
const FRAME_KEYS = ['text', 'isLane', 'fill'] as const satisfies readonly (keyof Frame)[]
const LINE_KEYS = [
  'text',
  'fromEnd',
  'toEnd',
  'route',
  'colour',
  'style',
  'weight',
] as const satisfies readonly (keyof Connector)[]

/** The new shape with what the text didn't change as it was. */
function keptWhereSame<Kept extends Shape>(
  fresh: Kept,
  own: Kept,
  base: Kept | undefined,
  keys: readonly (keyof Kept)[],
): Kept {
  const next = { ...fresh }
  for (const key of keys) {
    const isSaid = Object.hasOwn(own, key) || Object.hasOwn(next, key)
    if (isSaid && base !== undefined && isSame(base[key], fresh[key])) next[key] = own[key]
  }
  return next
}

function placed(
  next: Box,
  own: Box,
  base: Box | undefined,
  fresh: Box,
  { isGraph, staysPut }: MergeOptions,
): Box {
  const { x, y } = staysPut ? own : fresh
  const isAsSaid =
    base !== undefined &&
    isSame(base.text, fresh.text) &&
    isSame(base.details, fresh.details) &&
    base.form === fresh.form
  const { width, height } = isGraph && isAsSaid ? own : fresh
  return { ...next, x, y, width, height }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function sameIfEqual<Kept extends Shape>(own: Kept, next: Kept): Kept {
  const keys = [...Object.keys(next), ...Object.keys(own)]
  const isEqual = keys.every((key) => isSame(Reflect.get(own, key), Reflect.get(next, key)))
  return isEqual ? own : next
}
