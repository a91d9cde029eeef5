import { type DiagramGraph, graphOfDiagram } from './diagramGraph.ts'
import { noteNamesOf } from './drawGraph.ts'
import { topicsOf } from './mindmap/topics.ts'
import { ownNames } from './text/ownNames.ts'
import { pinsOf } from './pins.ts'
import type { Diagram } from './statement.ts'
import { periodShape, periodsOf } from './timeline/drawTimeline.ts'

/** A part of a graph as its text names it. */
export interface PartName {
  readonly type: 'node' | 'frame' | 'note'
  readonly id: string
  /** The id of its shape, where a place has to say it. */
  readonly shape: string | null
  readonly isPinned: boolean
  /** Of a remark: the how-manieth it is. */
  readonly at: number
}

/** The parts of a flowchart, class, state or entity diagram by the ids of their shapes. */
export function graphNames(diagram: Diagram, graph: DiagramGraph): Map<string, PartName> {
  const pins = pinsOf(diagram)
  const names = new Map<string, PartName>()
  const add = (type: PartName['type'], id: string, at = 0) => {
    const pin = pins.get(id)
    names.set(pins.shapeOf(type, id), {
      type,
      id,
      shape: pin?.shape ?? null,
      isPinned: pin !== undefined,
      at,
    })
  }
  for (const id of graph.frames.keys()) add('frame', id)
  for (const id of graph.nodes.keys()) add('node', id)
  for (const [at, name] of noteNamesOf(graph).entries()) add('note', name, at)
  return names
}

/** What a text of any kind calls the things that its lines hang on, by the ids of their shapes. */
export function endNames(diagram: Diagram): ReadonlyMap<string, string> {
  if (diagram.kind === 'mindmap') {
    return new Map(topicsOf(diagram).map(({ name, shape }) => [shape, name]))
  } else if (diagram.kind === 'timeline') {
    const nameOf = ownNames()
    return new Map(periodsOf(diagram).map(({ text }, period) => [periodShape(period), nameOf(text)]))
  } else if (diagram.kind === 'gantt' || diagram.kind === 'sequence') {
    return new Map()
  } else {
    return new Map(Array.from(graphNames(diagram, graphOfDiagram(diagram)), ([shape, { id }]) => [shape, id]))
  }
}
