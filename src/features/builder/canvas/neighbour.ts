import type { Position } from '#domain/template/editGraph.ts'
import type { Template } from '#domain/template/templateSchema.ts'

/** How much farther a node aside of the way seems than one right on it. */
const ASIDE = 2

/**
 * The node that an arrow leads to from another one: the nearest in that direction; from none the first of all. Null
 * where there is none.
 */
export function neighbourOf(
  { nodes }: Pick<Template, 'nodes'>,
  from: string | null,
  direction: Position,
): string | null {
  const here = nodes.find(({ id }) => id === from)
  if (here === undefined) return nodes[0]?.id ?? null
  let nearest: string | null = null
  let shortest = Infinity
  for (const { id, position } of nodes) {
    const [x, y] = [position.x - here.position.x, position.y - here.position.y]
    const along = x * direction.x + y * direction.y
    if (id === here.id || along <= 0) continue
    const length = along + ASIDE * Math.abs(x * direction.y + y * direction.x)
    if (length >= shortest) continue
    shortest = length
    nearest = id
  }
  return nearest
}
