import { pinsOf } from '../pins.ts'
import type { Diagram, Mention } from '../statement.ts'
import { ownNames } from '../text/ownNames.ts'

/** A topic of a mind map with its place in the tree. */
export interface Topic {
  /** Its id in the text, or its words; with a number where it isn't the first of that name. */
  readonly name: string
  /** The id of its shape. */
  readonly shape: string
  readonly node: Mention
  /** Where its line stands among the pieces. */
  readonly piece: number
  readonly depth: number
  /** Where its parent stands among the topics; null for the root. */
  readonly parent: number | null
}

/** The topics of a mind map as they stand in the text. */
export function topicsOf({ pieces }: Pick<Diagram, 'pieces'>): readonly Topic[] {
  const topics: Topic[] = []
  const pins = pinsOf({ pieces })
  const nameOf = ownNames()
  const open: number[] = []
  for (const [piece, { statement }] of pieces.entries()) {
    if (statement.type !== 'topic') continue
    while (open.length > 0 && (topics[open.at(-1) ?? 0]?.depth ?? 0) >= statement.depth) open.pop()
    const name = nameOf(statement.node.id)
    topics.push({
      name,
      shape: pins.shapeOf('node', name),
      node: statement.node,
      piece,
      depth: statement.depth,
      parent: open.at(-1) ?? null,
    })
    open.push(topics.length - 1)
  }
  return topics
}
