import type { ElkNode } from 'elkjs/lib/elk-api.js'
import { MOST_SHAPES } from '../sceneLimits.ts'
import type { Box, Connector, Frame, Scene, Shape } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import type { Measure } from '../words/wrapText.ts'
import { pinsOf } from './diagramGraph.ts'
import { isGraphKind } from './layout/elkGraphOfDiagram.ts'
import { readDiagram } from './readDiagram.ts'
import { sceneOfDiagram } from './sceneOfDiagram.ts'
import type { Diagram } from './statement.ts'
import { shapeIdOf } from './shapeIds.ts'
import { lineKeys } from './sync/sceneChanges.ts'

/**
 * The scene after somebody has changed its text: what the text changed is changed, all else stays — ids, looks, places
 * that are pinned, and what no text can say. Without `laid` what was there stays where it was.
 */
export function applyDiagram(before: Scene, diagram: Diagram, laid: ElkNode | null, measure: Measure): Scene {
  const fresh = sceneOfDiagram(diagram, laid, measure)
  const base = baseOf(before, measure)
  const baseShapes = byKey(base?.shapes ?? [])
  const oldShapes = byKey(before.shapes)
  const freshKeys = keysOf(fresh.shapes)
  const options = {
    isGraph: isGraphKind(diagram.kind) || diagram.kind === 'mindmap',
    staysPut: isGraphKind(diagram.kind) && laid === null,
  }
  const pinned = pinnedShapes(diagram)

  const used = new Set<string>()
  const merged = new Map<string, Shape>()
  const renamed = new Map<string, string>()
  for (const shape of fresh.shapes) {
    const key = freshKeys.get(shape) ?? shape.id
    const own = oldShapes.get(key)
    if (own === undefined || own.kind !== shape.kind) {
      merged.set(shape.id, shape)
      continue
    }
    used.add(own.id)
    renamed.set(shape.id, own.id)
    const staysPut = options.staysPut && !pinned.has(shape.id)
    merged.set(own.id, mergedShape(shape, own, baseShapes.get(key), { ...options, staysPut }))
  }
  const said = new Set(base?.shapes.map(({ id }) => id) ?? [])
  const baseKeys = new Set(baseShapes.keys())
  const oldKeys = keysOf(before.shapes)
  const kept = before.shapes.flatMap((shape): Shape[] => {
    const next = used.has(shape.id) ? merged.get(shape.id) : undefined
    if (next !== undefined) return [next]
    // What the text said once and says no more is gone.
    const wasSaid = said.has(shape.id) || baseKeys.has(oldKeys.get(shape) ?? shape.id)
    return wasSaid || merged.has(shape.id) ? [] : [shape]
  })
  const added = fresh.shapes.flatMap((shape) => {
    if (renamed.has(shape.id)) return []
    const next = merged.get(shape.id)
    return next === undefined ? [] : [next]
  })
  const scene = { ...before, shapes: [...kept, ...added].slice(0, MOST_SHAPES), source: diagram.source }
  return soundScene(scene)
}

/** The drawing that the text said before anything was changed in the picture. */
function baseOf({ source }: Scene, measure: Measure): Scene | null {
  if (source === null) return null
  const read = readDiagram(source)
  return read.ok ? sceneOfDiagram(read.diagram, null, measure) : null
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
  return new Set(
    Array.from(pinsOf(diagram), ([name, { shape }]) =>
      shape === null ? [shapeIdOf('node', name), shapeIdOf('frame', name), shapeIdOf('note', name)] : [shape],
    ).flat(),
  )
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
    const ends = isHeld ? { from: own.from, to: own.to, bends: own.bends } : {}
    return sameIfEqual(own, { ...next, ...ends })
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
  for (const key of keys) if (base !== undefined && isSame(base[key], fresh[key])) next[key] = own[key]
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
  const isEqual = Object.entries(next).every(([key, value]) => isSame(Reflect.get(own, key), value))
  return isEqual ? own : next
}
