import type { Position } from '#domain/template/editGraph.ts'
import { NODE_SIZE } from '#domain/template/placing.ts'
import type { Template } from '#domain/template/templateSchema.ts'

/** The node at a place of the template, the uppermost of several; else the note there; null for none. */
export function nodeAt(
  { nodes, notes }: Pick<Template, 'nodes' | 'notes'>,
  { x, y }: Position,
): string | null {
  const isIn = (position: Position, size: { readonly width: number; readonly height: number }) =>
    x >= position.x && x <= position.x + size.width && y >= position.y && y <= position.y + size.height
  const node = nodes.findLast(({ position }) => isIn(position, NODE_SIZE))
  return (node ?? notes.findLast(({ position, size }) => isIn(position, size)))?.id ?? null
}
