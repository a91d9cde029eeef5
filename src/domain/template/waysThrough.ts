import type { NodeState } from './arrivals.ts'
import { type Condition, isMet, type OperandLookup } from './conditions.ts'
import { type Graph, topologicalOrder } from './graph.ts'
import type { TemplateNode } from './templateSchema.ts'

/** Ways that are told apart at most: what more branches decide stays open on the last of them. */
export const MOST_WAYS = 256
/** Nodes and edges that are gone through at most for them: a graph that is too large to be published has fewer ways. */
const MOST_STEPS_GONE = 100_000

/** One way through a graph, by what its branches answer. */
export interface Way {
  /** Nodes that run on it. */
  readonly certain: readonly TemplateNode[]
  /** Those and the ones behind branches that are left open: the same wherever the ways could all be told apart. */
  readonly possible: readonly TemplateNode[]
}

export interface WaysWanted {
  /** Which nodes it is about: branches that lead to none of them aren’t asked. */
  readonly counts: (node: TemplateNode) => boolean
  /** What a filled form says; null before it is filled. What nodes will give is open in any case, but not what they gave. */
  readonly lookup: OperandLookup | null
  /** What nodes gave in earlier runs and is taken as it is, by their ids. */
  readonly given: ReadonlyMap<string, NodeState>
  /** All that fields can hold which hold one of their options (`optionsOfForm`). */
  readonly options: ReadonlyMap<string, readonly string[]>
}

/**
 * Every way that a run can take through a graph. Branches that ask the same go the same way, a field equals one value at
 * most, and one of options equals one of them; otherwise each may answer either.
 */
export function waysThrough(graph: Graph, { counts, lookup, given, options }: WaysWanted): readonly Way[] {
  const { order } = topologicalOrder(graph)
  const leads = leadingTo(graph, order, counts)
  const size = graph.incoming.reduce((sum, edges) => sum + edges.length + 1, 1)
  const most = Math.min(MOST_WAYS, Math.ceil(MOST_STEPS_GONE / size))
  const ways: Way[] = []
  const waiting: (readonly Answer[])[] = [[]]
  for (let answers = waiting.pop(); answers !== undefined; answers = waiting.pop()) {
    const known = { lookup, given, answers, options }
    const taken = graph.nodes.map((_node, index) => wayOf(graph, index, known))
    const runs = runsOf(graph, order, taken)
    const open = order.find((index) => taken[index] === 'open' && runs[index] === 'yes' && leads.has(index))
    const node = open === undefined ? undefined : graph.nodes[open]
    if (open === undefined || node?.kind !== 'branch' || ways.length + waiting.length + 2 > most) {
      ways.push(asWay(graph, runs))
      continue
    }
    const { condition } = node.settings
    waiting.push([...answers, { index: open, condition, holds: false }])
    waiting.push([...answers, { index: open, condition, holds: true }])
  }
  return ways
}

/** What one branch has answered. */
interface Answer {
  readonly index: number
  readonly condition: Condition
  readonly holds: boolean
}

interface Known extends Pick<WaysWanted, 'lookup' | 'given' | 'options'> {
  readonly answers: readonly Answer[]
}

type Certainty = 'yes' | 'maybe' | 'no'
/** Of each node, by where it stands. */
type Runs = readonly Certainty[]

/** The nodes from which a way leads to one that counts. */
function leadingTo(
  graph: Graph,
  order: readonly number[],
  counts: WaysWanted['counts'],
): ReadonlySet<number> {
  const leads = new Set<number>()
  for (const index of order.toReversed()) {
    const next = graph.outgoing[index] ?? []
    const isThere = next.some(({ target }) => {
      const node = graph.nodes[target]
      return leads.has(target) || (node !== undefined && counts(node))
    })
    if (isThere) leads.add(index)
  }
  return leads
}

/** The way that each node sends what comes; `open` where nothing says so yet, null for what is no branch. */
type Taken = readonly ('true' | 'false' | 'open' | null)[]

function runsOf(graph: Graph, order: readonly number[], taken: Taken): Runs {
  const runs: Certainty[] = graph.nodes.map(() => 'no')
  for (const index of order) {
    const isFirst = (graph.incoming[index] ?? []).length === 0
    runs[index] = isFirst ? 'yes' : reached(graph, runs, { index, taken })
  }
  return runs
}

function reached(
  graph: Graph,
  runs: Runs,
  { index, taken }: { readonly index: number; readonly taken: Taken },
): Certainty {
  /** The open branches of which a way leads here, with the way. */
  const ways = new Set<string>()
  let isPossible = false
  for (const { edge, source } of graph.incoming[index] ?? []) {
    const isThere = runs[source] ?? 'no'
    const way = taken[source] ?? null
    if (isThere === 'no' || (way !== null && way !== 'open' && way !== edge.sourcePort)) continue
    isPossible = true
    if (isThere === 'maybe') continue
    if (way !== 'open') return 'yes'
    const other = edge.sourcePort === 'true' ? 'false' : 'true'
    if (ways.has(`${other} ${edge.source}`)) return 'yes'
    ways.add(`${edge.sourcePort} ${edge.source}`)
  }
  return isPossible ? 'maybe' : 'no'
}

function wayOf(graph: Graph, index: number, { lookup, given, answers, options }: Known): Taken[number] {
  const node = graph.nodes[index]
  if (node?.kind !== 'branch') return null
  const taken = given.get(node.id)?.taken ?? null
  if (taken === 'true' || taken === 'false') return taken
  const { condition } = node.settings
  const isTold = lookup !== null && (condition.operandType !== 'node' || given.has(condition.operand))
  const holds = isTold
    ? isMet(condition, lookup)
    : (answered(index, condition, answers) ?? leftOpen(condition, answers, options))
  return holds === null ? 'open' : holds ? 'true' : 'false'
}

function answered(index: number, condition: Condition, answers: readonly Answer[]): boolean | null {
  for (const answer of answers) {
    const holds = answer.index === index ? answer.holds : impliedBy(answer, condition)
    if (holds !== null) return holds
  }
  return null
}

/** What the options say that what was answered leaves of a field; null where they don’t agree, or anything can be typed. */
function leftOpen(
  condition: Condition,
  answers: readonly Answer[],
  options: WaysWanted['options'],
): boolean | null {
  const { operandType, operand } = condition
  const all = operandType === 'field' ? options.get(operand) : undefined
  const asked = answers.filter(
    ({ condition: each }) => each.operandType === 'field' && each.operand === operand,
  )
  const left = all?.filter((value) =>
    asked.every(({ condition: each, holds }) => isMet(each, () => value) === holds),
  )
  const [first, ...others] = (left ?? []).map((value) => isMet(condition, () => value))
  return first === undefined || others.includes(!first) ? null : first
}

/** What one answer says about another condition; null for nothing. What nodes give may be asked before it is there. */
function impliedBy({ condition: asked, holds }: Answer, condition: Condition): boolean | null {
  const { operandType, operand, operator, value } = condition
  if (operandType === 'node' || asked.operandType !== operandType || asked.operand !== operand) return null
  if (isEquality(asked) && isEquality(condition)) {
    const equals = { ...condition, operator: 'equals' } as const
    const isSameValue = isMet(equals, () => asked.value)
    const isEqual = holds === (asked.operator === 'equals')
    if (isEqual) return isSameValue === (operator === 'equals')
    return isSameValue ? operator === 'notEquals' : null
  }
  return asked.operator === operator && asked.value === value ? holds : null
}

const isEquality = ({ operator }: Condition) => operator === 'equals' || operator === 'notEquals'

function asWay({ nodes }: Graph, runs: Runs): Way {
  return {
    certain: nodes.filter((_node, index) => runs[index] === 'yes'),
    possible: nodes.filter((_node, index) => runs[index] !== 'no'),
  }
}
