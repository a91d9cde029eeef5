import { isMet, type OperandLookup } from './conditions.ts'
import { lookupIn, type RunValues } from './dryRun.ts'
import type { FormContext } from './fillForm.ts'
import { type Graph, graphOf, topologicalOrder } from './graph.ts'
import {
  type EnginePrice,
  paidResults,
  pathPrices,
  type PriceRange,
  priceRange,
  nodePriceBy,
  within,
} from './price.ts'
import type { Template, TemplateNode } from './templateSchema.ts'

interface Filled {
  readonly values: RunValues
  readonly context: FormContext
  readonly enginePrice: EnginePrice
}

/** What a run may cost, in credits, once its form is filled: what depends on what nodes will give is still open. */
export function quoteRun(template: Template, { values, context, enginePrice }: Filled): PriceRange {
  const lookup = lookupIn(values, context, () => undefined)
  const { pricing } = template
  if (pricing.isEnabled && pricing.mode === 'path-based') {
    const possible = pathPrices(template, lookup)
    return { least: Math.min(...possible), most: Math.max(...possible) }
  }
  return priceRange(template, nodesThatRun(graphOf(template), lookup), enginePrice)
}

type Certainty = 'yes' | 'maybe' | 'no'

/** Which nodes run for certain, and which may, once the form is filled. */
function nodesThatRun(graph: Graph, lookup: OperandLookup) {
  const runs = new Map<number, Certainty>()
  for (const index of topologicalOrder(graph).order) {
    const edges = graph.incoming[index] ?? []
    runs.set(index, edges.length === 0 ? 'yes' : reached(graph, runs, { index, lookup }))
  }
  const those = (...wanted: readonly Certainty[]) =>
    graph.nodes.filter((_node, index) => wanted.includes(runs.get(index) ?? 'no'))
  return { all: those('yes', 'maybe'), always: those('yes') }
}

function reached(
  graph: Graph,
  runs: ReadonlyMap<number, Certainty>,
  { index, lookup }: { readonly index: number; readonly lookup: OperandLookup },
): Certainty {
  /** The undecided branches of which a way leads here for certain, with the way. */
  const ways = new Set<string>()
  let isPossible = false
  for (const { edge, source } of graph.incoming[index] ?? []) {
    const isThere = runs.get(source) ?? 'no'
    const node = graph.nodes[source]
    const taken = node === undefined ? null : wayOf(node, lookup)
    if (isThere === 'no' || (taken !== null && taken !== 'open' && taken !== edge.sourcePort)) continue
    isPossible = true
    if (isThere === 'maybe') continue
    if (taken !== 'open') return 'yes'
    const other = edge.sourcePort === 'true' ? 'false' : 'true'
    if (ways.has(`${other} ${edge.source}`)) return 'yes'
    ways.add(`${edge.sourcePort} ${edge.source}`)
  }
  return isPossible ? 'maybe' : 'no'
}

/** The way that a branch sends what comes; `open` where that depends on what a node will give, null for no branch. */
function wayOf(node: TemplateNode, lookup: OperandLookup): 'true' | 'false' | 'open' | null {
  if (node.kind !== 'branch') return null
  const { condition } = node.settings
  if (condition.operandType === 'node') return 'open'
  return isMet(condition, lookup) ? 'true' : 'false'
}

/** What came of a run, as far as it is paid for. */
export interface Delivery {
  /** How many results each model node has given, of those that lead to something that was delivered. */
  readonly results: ReadonlyMap<string, number>
  /** Outputs that something came to, and all that it should have come to. */
  readonly outputs: { readonly delivered: number; readonly wanted: number }
  /** Nodes that have run. */
  readonly ran: readonly TemplateNode[]
  readonly lookup: OperandLookup
  readonly enginePrice: EnginePrice
}

/** What is charged for what a run has delivered, in credits: all of its price only for all of it. */
export function deliveredPrice(template: Template, delivery: Delivery): number {
  const { results, outputs, ran, lookup, enginePrice } = delivery
  if (outputs.delivered === 0) return 0
  const { pricing, details } = template
  if (!pricing.isEnabled) return partOf(details.credits, outputs)
  if (pricing.mode === 'path-based') {
    return partOf(pathPrices(template, lookup)[0] ?? details.credits, outputs)
  }
  const priceOf = nodePriceBy(template, enginePrice)
  let isWhole = outputs.delivered === outputs.wanted
  let sum = 0
  for (const node of ran) {
    if (node.kind !== 'model') {
      sum += priceOf(node)
      continue
    }
    const expected = paidResults(node)
    const made = Math.min(results.get(node.id) ?? 0, expected)
    if (made < expected) isWhole = false
    sum += Math.floor((priceOf(node) * made) / expected)
  }
  const { most } = within({ least: sum, most: sum }, template)
  return isWhole ? most : Math.min(sum, most)
}

function partOf(credits: number, { delivered, wanted }: Delivery['outputs']): number {
  return delivered >= wanted ? credits : Math.floor((credits * delivered) / wanted)
}
