import type { Rect } from '../../geometry/rect.ts'
import type { Measure } from '../../words/wrapText.ts'
import type { DiagramGraph } from '../diagramGraph.ts'
import type { Diagram } from '../statement.ts'
import { type Places, sizeOfNode, sizeOfNote } from './elkGraphOfDiagram.ts'

const GAP = { along: 72, across: 48 } as const

/** Rank by rank along the lines, for where ELK isn't at hand. No two nodes overlap. */
export function plainPlaces(graph: DiagramGraph, kind: Diagram['kind'], measure: Measure): Places {
  const sizes = new Map(Array.from(graph.nodes, ([id, node]) => [id, sizeOfNode(node, kind, measure)]))
  const ranks = ranksOf(graph)
  const isLevel = graph.direction === 'LR' || graph.direction === 'RL'
  const parts = new Map<string, Rect>()
  let along = 0
  for (const rank of ranks) {
    let across = 0
    let deepest = 0
    for (const id of rank) {
      const { width, height } = sizes.get(id) ?? { width: 0, height: 0 }
      parts.set(id, { x: isLevel ? along : across, y: isLevel ? across : along, width, height })
      across += (isLevel ? height : width) + GAP.across
      deepest = Math.max(deepest, isLevel ? width : height)
    }
    along += deepest + GAP.along
  }
  let across = 0
  const notes = graph.notes.map(({ text }): Rect => {
    const size = sizeOfNote(text, measure)
    const place = { x: isLevel ? along : across, y: isLevel ? across : along, ...size }
    across += (isLevel ? size.height : size.width) + GAP.across
    return place
  })
  return { parts, notes }
}

/** Nodes by how many lines lead to them; frames one after another. */
function ranksOf({ nodes, links }: DiagramGraph): readonly (readonly string[])[] {
  const next = new Map<string, string[]>()
  const reached = new Set<string>()
  for (const { from, to } of links) {
    if (from === to) continue
    next.set(from, [...(next.get(from) ?? []), to])
    reached.add(to)
  }
  const seen = new Set<string>()
  const ranks: string[][] = []
  const starts = [...nodes.keys()].filter((id) => !reached.has(id))
  for (let rank = starts.length > 0 ? starts : [...nodes.keys()].slice(0, 1); rank.length > 0;) {
    const fresh = [...new Set(rank)].filter((id) => nodes.has(id) && !seen.has(id))
    for (const id of fresh) seen.add(id)
    if (fresh.length > 0) ranks.push(fresh)
    const following = fresh.flatMap((id) => next.get(id) ?? []).filter((id) => nodes.has(id) && !seen.has(id))
    const left = [...nodes.keys()].find((id) => !seen.has(id))
    rank = following.length > 0 || left === undefined ? following : [left]
  }
  return ranks
}
