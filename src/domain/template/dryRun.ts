import { type ContextName, isMet, type Operand, type OperandLookup } from './conditions.ts'
import { type DryValue, operandOf } from './dryValue.ts'
import { graphOf, topologicalOrder } from './graph.ts'
import { type EnginePrice, runPrice } from './price.ts'
import { simulateNode } from './simulateNode.ts'
import type { SourcePort, Template } from './templateSchema.ts'

/** What became of one node. */
export interface TraceEntry {
  readonly node: string
  readonly state: 'ran' | 'skipped'
  /** The way on which a branch has sent its value. */
  readonly taken: SourcePort | null
  /** Null for a node that gives nothing. */
  readonly value: DryValue | null
}

export interface DryRun {
  /** In the order in which the nodes are run. */
  readonly trace: readonly TraceEntry[]
  /** What arrives at each output that is reached, by its id. */
  readonly results: ReadonlyMap<string, readonly DryValue[]>
  /** In credits. */
  readonly price: number
  /** Nodes in a circle or behind one: they are not run. */
  readonly unordered: readonly string[]
}

export interface DryRunInput {
  /** What the form was filled with, by the names of its fields. */
  readonly values: Readonly<Record<string, Operand>>
  readonly context: Readonly<Partial<Record<ContextName, string | boolean>>>
  readonly enginePrice: EnginePrice
}

/**
 * Goes through a template as a real run would: which nodes run, what each gives, which way branches send it, and what
 * it costs. The same in the page and on the server.
 */
export function dryRun(template: Template, { values, context, enginePrice }: DryRunInput): DryRun {
  const graph = graphOf(template)
  const { order, unordered } = topologicalOrder(graph)
  const entries = new Map<string, TraceEntry>()
  const results = new Map<string, readonly DryValue[]>()
  const givenBy = (id: string) => entries.get(id)?.value ?? null
  const lookup: OperandLookup = (type, name) => {
    if (type === 'node') return operandOf(givenBy(name))
    const known: Readonly<Record<string, Operand>> = type === 'field' ? values : context
    return Object.hasOwn(known, name) ? known[name] : undefined
  }
  for (const index of order) {
    const node = graph.nodes[index]
    if (node === undefined) continue
    const edges = graph.incoming[index] ?? []
    const live = edges.filter(({ edge }) => isLive(entries.get(edge.source), edge.sourcePort))
    if (edges.length > 0 && live.length === 0) {
      entries.set(node.id, { node: node.id, state: 'skipped', taken: null, value: null })
      continue
    }
    const arriving = live.flatMap(({ edge }) => {
      const value = givenBy(edge.source)
      return value === null ? [] : [value]
    })
    const value = simulateNode(node, { arriving, lookup, givenBy })
    const isTrue = node.kind === 'branch' && isMet(node.settings.condition, lookup)
    const taken = node.kind === 'branch' ? (isTrue ? 'true' : 'false') : null
    entries.set(node.id, { node: node.id, state: 'ran', taken, value })
    if (node.kind === 'output') results.set(node.id, arriving)
  }
  const ran = graph.nodes.filter(({ id }) => entries.get(id)?.state === 'ran')
  return {
    trace: [...entries.values()],
    results,
    price: runPrice(template, { ran, lookup, enginePrice }),
    unordered: unordered.flatMap((index) => graph.nodes[index]?.id ?? []),
  }
}

/** Whether a value comes along an edge: its source has run, and a branch has sent it this way. */
function isLive(source: TraceEntry | undefined, port: SourcePort): boolean {
  return source?.state === 'ran' && (source.taken === null || source.taken === port)
}
