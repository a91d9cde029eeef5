import type { Position } from './editGraph.ts'
import type { Template, TemplateNode } from './templateSchema.ts'

/** How large every node is drawn, in px of the canvas at its full size. */
export const NODE_SIZE = { width: 232, height: 88 } as const
/** Positions are rounded to this grid, px. */
export const GRID = 8
/** The distance of new nodes from others, in px. */
const GAP = { x: 88, y: 40 } as const
const STEP = { x: NODE_SIZE.width + GAP.x, y: NODE_SIZE.height + GAP.y } as const

export interface Box extends Position {
  readonly width: number
  readonly height: number
}

export function snapped({ x, y }: Position): Position {
  return { x: Math.round(x / GRID) * GRID, y: Math.round(y / GRID) * GRID }
}

/** The nearest place below a wanted one where a node overlaps no other. */
export function freePlace({ nodes }: Pick<Template, 'nodes'>, wanted: Position): Position {
  const place = snapped(wanted)
  const near = nodes.filter(({ position }) => Math.abs(position.x - place.x) < NODE_SIZE.width)
  const isTaken = (y: number) => near.some(({ position }) => Math.abs(position.y - y) < NODE_SIZE.height)
  let { y } = place
  while (isTaken(y)) y += STEP.y / 2
  return { x: place.x, y: snapped({ x: 0, y }).y }
}

/** The place of a node that follows another one. */
export function placeAfter(
  template: Pick<Template, 'nodes'>,
  node: Pick<TemplateNode, 'position'>,
): Position {
  return freePlace(template, { x: node.position.x + STEP.x, y: node.position.y })
}

/** The box around nodes and notes; null around none. */
export function boundsOf({ nodes, notes }: Pick<Template, 'nodes' | 'notes'>): Box | null {
  const boxes = [
    ...nodes.map(({ position }) => ({ ...position, ...NODE_SIZE })),
    ...notes.map(({ position, size }) => ({ ...position, ...size })),
  ]
  if (boxes.length === 0) return null
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y, width, height } of boxes) {
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x + width)
    bounds.bottom = Math.max(bounds.bottom, y + height)
  }
  const { left, top, right, bottom } = bounds
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether one box is wholly within another. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

/** Whether two boxes share a place. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** The first name of its kind that a template doesn’t have yet: `model_1`, `model_2` … People refer to nodes by it. */
export function freshId({ nodes, edges, notes, form }: Template, kind: string): string {
  return freshIds({ nodes, edges, notes, form }, kind)()
}

/** The same for several: each call gives the next. */
export function freshIds(
  { nodes, edges, notes, form }: Pick<Template, 'nodes' | 'edges' | 'notes' | 'form'>,
  kind: string,
): () => string {
  const prefix = `${kind}_`
  let last = 0
  for (const list of [nodes, edges, notes, form]) {
    for (const { id } of list) {
      if (!id.startsWith(prefix)) continue
      const number = Number(id.slice(prefix.length))
      if (Number.isSafeInteger(number)) last = Math.max(last, number)
    }
  }
  return () => {
    last += 1
    return `${prefix}${last}`
  }
}
