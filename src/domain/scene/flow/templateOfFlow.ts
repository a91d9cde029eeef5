import { connect } from '../../template/editGraph.ts'
import { EMPTY_TEMPLATE, newNode } from '../../template/newTemplate.ts'
import {
  LONGEST_DESCRIPTION,
  LONGEST_LABEL,
  LONGEST_PROMPT,
  MOST_NODES,
  MOST_NOTES,
} from '../../template/templateLimits.ts'
import type { SourcePort, Template, TemplateNode, TemplateNote } from '../../template/templateSchema.ts'
import type { Box, Scene } from '../sceneSchema.ts'
import { flowGraph, type FlowLine } from './flowGraph.ts'

/** What of a flow a template has no place for. */
export const NOT_IN_TEMPLATE = ['wait', 'manyWays', 'lineRefused', 'noRole', 'tooMany'] as const
export type NotInTemplate = (typeof NOT_IN_TEMPLATE)[number]

export interface TemplateOfFlow {
  readonly template: Template
  readonly leftOut: readonly { readonly shape: string; readonly code: NotInTemplate }[]
}

/**
 * A template to begin with, of a flow: starts ask for a field, steps write a text, decisions are branches, what parts
 * and meets collects, ends are results. Lanes become frames. A wait, a third way of a decision and lines that a template
 * refuses (circles among them) are told.
 */
export function templateOfFlow(scene: Scene): TemplateOfFlow {
  const graph = flowGraph(scene)
  const leftOut: { shape: string; code: NotInTemplate }[] = []
  const names = new Map<string, string>()
  const nodes: TemplateNode[] = []
  for (const box of graph.nodes.values()) {
    if (nodes.length >= MOST_NODES) {
      leftOut.push({ shape: box.id, code: 'tooMany' })
      continue
    }
    if (box.role === 'wait') {
      leftOut.push({ shape: box.id, code: 'wait' })
      continue
    }
    const node = nodeOf(box, (graph.incoming.get(box.id) ?? []).length, nodes.length + 1)
    names.set(box.id, node.id)
    nodes.push(node)
  }
  for (const shape of scene.shapes) {
    if (shape.kind === 'box' && shape.role === null) leftOut.push({ shape: shape.id, code: 'noRole' })
  }
  let template: Template = { ...EMPTY_TEMPLATE, nodes, notes: notesOf(scene) }
  let count = 0
  for (const box of graph.nodes.values()) {
    for (const [at, way] of (graph.outgoing.get(box.id) ?? []).entries()) {
      const source = names.get(box.id)
      if (source === undefined) continue
      const port = portOf(box, way, at, graph.outgoing.get(box.id) ?? [])
      if (port === null) {
        leftOut.push({ shape: way.line.id, code: 'manyWays' })
        continue
      }
      for (const to of targetsOf(way.to)) {
        count += 1
        const target = names.get(to) ?? ''
        const { template: next, refusal } = connect(
          template,
          { source, sourcePort: port, target },
          `edge_${count}`,
        )
        if (refusal !== null) leftOut.push({ shape: way.line.id, code: 'lineRefused' })
        template = next
      }
    }
  }
  return { template, leftOut }

  /** A wait is gone through: what follows it follows what leads to it. */
  function targetsOf(id: string, seen: ReadonlySet<string> = new Set()): readonly string[] {
    if (names.has(id) || seen.has(id)) return names.has(id) ? [id] : []
    const passed = new Set([...seen, id])
    return (graph.outgoing.get(id) ?? []).flatMap(({ to }) => targetsOf(to, passed))
  }
}

function nodeOf(box: Box, incoming: number, number: number): TemplateNode {
  const label = box.text.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_LABEL)
  const place = (kind: string) => ({
    id: `${kind}_${number}`,
    label,
    position: { x: Math.round(box.x), y: Math.round(box.y) },
  })
  if (box.role === 'start') {
    return newNode('input', place('input'))
  } else if (box.role === 'decision') {
    return newNode('branch', place('branch'))
  } else if (box.role === 'end') {
    return newNode('output', place('output'), { name: label })
  } else if (box.role === 'parallel') {
    return incoming > 1
      ? newNode('aggregate', place('aggregate'), { collectStrategy: 'all' })
      : newNode('transform', place('transform'), { text: '{{previous}}' })
  } else {
    return newNode('transform', place('transform'), { text: box.text.slice(0, LONGEST_PROMPT) })
  }
}

const YES = /^(?:tak|yes|true|prawda|ok|dobrze)$/iu
const NO = /^(?:nie|no|false|fałsz|źle)$/iu

/** By which port a line leaves; null for a third way of a decision. */
function portOf(box: Box, way: FlowLine, at: number, ways: readonly FlowLine[]): SourcePort | null {
  if (box.role !== 'decision') return 'out'
  const words = way.line.text.trim()
  if (ways.length > 2 && at > 1) return null
  if (YES.test(words)) return 'true'
  if (NO.test(words)) return 'false'
  const other = ways.find((each) => each !== way)?.line.text.trim() ?? ''
  if (YES.test(other)) return 'false'
  return NO.test(other) || at === 0 ? 'true' : 'false'
}

/** Frames and lanes as frames of the template. */
function notesOf({ shapes }: Scene): TemplateNote[] {
  return shapes
    .flatMap((shape, at): TemplateNote[] =>
      shape.kind === 'frame'
        ? [
            {
              id: `note_${at + 1}`,
              kind: 'group',
              text: shape.text.slice(0, LONGEST_DESCRIPTION),
              position: { x: shape.x, y: shape.y },
              size: { width: Math.max(40, shape.width), height: Math.max(40, shape.height) },
            },
          ]
        : [],
    )
    .slice(0, MOST_NOTES)
}
