import { pinsOf } from '../pins.ts'
import type { Diagram, Mention } from '../statement.ts'

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
  const nameOf = topicNames()
  const open: number[] = []
  for (const [piece, { statement }] of pieces.entries()) {
    if (statement.type !== 'topic') continue
    while (open.length > 0 && (topics[open.at(-1) ?? 0]?.depth ?? 0) >= statement.depth) open.pop()
    const name = nameOf(statement.node)
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

/** Names one topic after another in the order of the text: no two alike. */
export function topicNames(): (node: Mention) => string {
  const taken = new Set<string>()
  return ({ id }) => {
    const words = id.replaceAll(/[\s"]+/gu, ' ').trim()
    let name = words
    for (let at = 2; taken.has(name); at += 1) name = `${words} ${at}`
    taken.add(name)
    return name
  }
}
