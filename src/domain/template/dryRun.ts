import * as z from 'zod/mini'
import { arrivalsAt, type NodeState } from './arrivals.ts'
import type { Operand, OperandLookup } from './conditions.ts'
import { dryPartSchema, dryValueSchema, operandOf, partsOf } from './dryValue.ts'
import { fieldValues, type FindFile } from './fieldValue.ts'
import type { FormContext } from './fillForm.ts'
import { graphOf, topologicalOrder } from './graph.ts'
import { isResult, wayTaken } from './nodeKinds.ts'
import { type EnginePrice, partPrice, runPrice } from './price.ts'
import { simulateNode } from './simulateNode.ts'
import { SOURCE_PORTS, type Template } from './templateSchema.ts'

/** The outcome of one node. */
const traceEntrySchema = z.object({
  node: z.string(),
  state: z.enum(['ran', 'skipped']),
  /** The way on which a branch has sent its value. */
  taken: z.nullable(z.enum(SOURCE_PORTS)),
  /** Null for a node that gives nothing. */
  value: z.nullable(dryValueSchema),
})
export type TraceEntry = z.infer<typeof traceEntrySchema>

export const dryRunSchema = z.object({
  /** In the order in which the nodes are run. */
  trace: z.array(traceEntrySchema),
  /** The values at each reached output, in that order too. */
  results: z.array(z.object({ output: z.string(), parts: z.array(dryPartSchema) })),
  /** In credits. */
  price: z.int(),
  /** Nodes in a circle or behind one: they are not run. */
  unordered: z.array(z.string()),
})
export type DryRun = z.infer<typeof dryRunSchema>

/** The form's values, by the names of its fields. */
export type RunValues = Readonly<Record<string, Operand>>

export interface DryRunInput {
  readonly values: RunValues
  readonly context: FormContext
  readonly enginePrice: EnginePrice
  /** The files that fields hold; without it none is known. */
  readonly findFile?: FindFile
  /** Existing results of nodes, by their ids: these nodes are not run, and cost nothing. */
  readonly given?: ReadonlyMap<string, NodeState>
  /** Nothing but these is run; without it everything. */
  readonly only?: ReadonlySet<string> | null
}

const NONE: ReadonlyMap<string, NodeState> = new Map()

/**
 * Walks through a template as a real run would: the nodes that run, the result of each, the ways of branches, and the
 * price. The same in the page and on the server.
 */
export function dryRun(
  template: Template,
  { values, context, enginePrice, findFile = () => undefined, given = NONE, only = null }: DryRunInput,
): DryRun {
  const graph = graphOf(template)
  const { order, unordered } = topologicalOrder(graph)
  const entries = new Map<string, TraceEntry>()
  const results: DryRun['results'] = []
  const givenBy = (id: string) => entries.get(id)?.value ?? null
  const lookup = lookupIn(values, context, (id) => operandOf(givenBy(id)))
  const field = fieldValues(template.form, lookup, findFile)
  for (const index of order) {
    const node = graph.nodes[index]
    if (node === undefined) continue
    const known = given.get(node.id)
    if (known === undefined && only !== null && !only.has(node.id)) continue
    const arriving = arrivalsAt(graph, index, (id) => entries.get(id))
    // In a run of a part a result counts by itself; in a whole one its way has to be taken.
    if (known !== undefined && (only !== null || arriving !== null)) {
      entries.set(node.id, { node: node.id, ...known })
      continue
    }
    if (arriving === null) {
      entries.set(node.id, { node: node.id, state: 'skipped', taken: null, value: null })
      continue
    }
    const value = simulateNode(node, { arriving, lookup, field, givenBy })
    entries.set(node.id, { node: node.id, state: 'ran', taken: wayTaken(node, lookup), value })
    if (isResult(node.kind)) results.push({ output: node.id, parts: arriving.flatMap(partsOf) })
  }
  const ran = graph.nodes.filter(({ id }) => entries.get(id)?.state === 'ran' && !given.has(id))
  const price = only === null && given.size === 0 ? runPrice : partPrice
  return {
    trace: [...entries.values()],
    results,
    price: price(template, { ran, lookup, enginePrice }),
    unordered: unordered.flatMap((index) => graph.nodes[index]?.id ?? []),
  }
}

/** Looks up the subjects of a run's conditions and texts. */
export function lookupIn(
  values: RunValues,
  context: FormContext,
  nodeOperand: (id: string) => Operand,
): OperandLookup {
  return (type, name) => {
    if (type === 'node') return nodeOperand(name)
    const known: Readonly<Record<string, Operand>> = type === 'field' ? values : context
    return Object.hasOwn(known, name) ? known[name] : undefined
  }
}
