import type { NodeState } from './arrivals.ts'
import { type Condition, isMet, type OperandLookup, sameValueKey } from './conditions.ts'
import { type Graph, topologicalOrder } from './graph.ts'
import { conditionOf } from './nodeKinds.ts'
import type { TemplateNode } from './templateSchema.ts'

/** The most ways that are told apart: further branches stay open on the last of them. */
export const MOST_WAYS = 256
/** Nodes and edges that are gone through at most for them: a graph that is too large to be published has fewer ways. */
const MOST_STEPS_GONE = 100_000

/** One way through a graph, by the answers of its branches. */
export interface Way {
  /** Nodes that run on it. */
  readonly certain: readonly TemplateNode[]
  /** Those and the ones behind branches that are left open: the same wherever the ways could all be told apart. */
  readonly possible: readonly TemplateNode[]
}

export interface WaysWanted {
  /** Which nodes it is about: branches that lead to none of them aren’t asked. */
  readonly counts: (node: TemplateNode) => boolean
  /** The values of the filled form; null before it is filled. Future results are always open, reused ones aren't. */
  readonly lookup: OperandLookup | null
  /** Reused results of earlier runs, by node id. */
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
  const questions = questionsOf(graph, options)
  const ways: Way[] = []
  const waiting: Answered[] = [beforeAnswers(graph, questions, { lookup, given })]
  for (let answered = waiting.pop(); answered !== undefined; answered = waiting.pop()) {
    const { taken } = answered
    const runs = runsOf(graph, order, taken)
    const open = order.find((index) => taken[index] === 'open' && runs[index] === 'yes' && leads.has(index))
    const question = open === undefined ? undefined : questions[open]
    if (open === undefined || question === undefined || ways.length + waiting.length + 2 > most) {
      ways.push(asWay(graph, runs))
      continue
    }
    for (const holds of [false, true]) waiting.push(afterAnswer(answered, questions, { index: open, holds }))
  }
  return ways
}

/** The question of a branch, in a form that is quick to compare with other branches' questions. */
interface Question {
  readonly condition: Condition
  /** Names its subject. */
  readonly about: string
  /** The same number for the same value, to a condition and letter by letter. */
  readonly value: number
  readonly exactValue: number
  /** For which of the field’s options it holds; null where anything can be typed, or there is too much to look through. */
  readonly options: OptionSet | null
}

/** One bit for each option of a field. */
interface OptionSet {
  readonly all: bigint
  readonly met: bigint
}

/** By the index of the branch; undefined for other nodes. */
type Questions = readonly (Question | undefined)[]

/** The most characters of values and options that are compared: beyond it questions stay open. */
const MOST_COMPARED = 4_000_000
/** The cost of a comparison besides its characters. */
const COMPARING = 50

function questionsOf({ nodes }: Graph, options: WaysWanted['options']): Questions {
  const ids = new Map<string, number>()
  const idOf = (key: string) => {
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return id
  }
  let left = MOST_COMPARED
  return nodes.map((node) => {
    const condition = conditionOf(node)
    if (condition === null) return undefined
    const { operandType, operand, value } = condition
    const own = operandType === 'field' ? options.get(operand) : undefined
    left -= (own ?? []).reduce((sum, option) => sum + option.length + String(value).length + COMPARING, 0)
    return {
      condition,
      about: `${operandType} ${operand}`,
      value: idOf(sameValueKey(value)),
      exactValue: idOf(`${typeof value} ${String(value)}`),
      options: own === undefined || left < 0 ? null : optionSetOf(condition, own),
    }
  })
}

function optionSetOf(condition: Condition, options: readonly string[]): OptionSet {
  const met = options.map((option) => isMet(condition, () => option))
  return { all: bitsOf(options.map(() => true)), met: bitsOf(met) }
}

function bitsOf(bits: readonly boolean[]): bigint {
  return BigInt(`0b0${bits.map((bit) => (bit ? '1' : '0')).join('')}`)
}

/** The answers of branches, and their consequences. */
interface Answered {
  readonly taken: Taken
  /** Of the fields that were asked about, the options that the answers leave. */
  readonly left: ReadonlyMap<string, bigint>
}

interface Answer {
  readonly index: number
  readonly holds: boolean
}

function beforeAnswers(
  graph: Graph,
  questions: Questions,
  { lookup, given }: Pick<WaysWanted, 'lookup' | 'given'>,
): Answered {
  const left = new Map<string, bigint>()
  const taken = graph.nodes.map((node, index) => {
    const question = questions[index]
    if (question === undefined) return null
    const gone = given.get(node.id)?.taken ?? null
    if (gone === 'true' || gone === 'false') return gone
    const { operandType, operand } = question.condition
    const isTold = lookup !== null && (operandType !== 'node' || given.has(operand))
    return wayFor(isTold ? isMet(question.condition, lookup) : leftOpen(question, left))
  })
  return { taken, left }
}

/** The consequences of one more answer: it affects only branches that were open until then. */
function afterAnswer(before: Answered, questions: Questions, { index, holds }: Answer): Answered {
  const asked = questions[index]
  if (asked === undefined) return before
  const left = new Map(before.left)
  if (asked.options !== null) {
    const { all, met } = asked.options
    left.set(asked.about, (left.get(asked.about) ?? all) & (holds ? met : all & ~met))
  }
  const taken = before.taken.map((way, at) => {
    const question = questions[at]
    if (way !== 'open' || question === undefined) return way
    if (at === index) return wayFor(holds)
    return wayFor(impliedBy(asked, holds, question) ?? leftOpen(question, left))
  })
  return { taken, left }
}

const wayFor = (holds: boolean | null) => (holds === null ? 'open' : holds ? 'true' : 'false')

type Certainty = 'yes' | 'maybe' | 'no'
/** Of each node, by its index. */
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

/** The way that each node takes; `open` while undecided, null for nodes without branches. */
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

/** The answer of the field's remaining options; null where they don’t agree, or anything can be typed. */
function leftOpen({ about, options }: Question, answered: Answered['left']): boolean | null {
  if (options === null) return null
  const left = answered.get(about) ?? options.all
  const met = left & options.met
  if (left === 0n || (met !== 0n && met !== left)) return null
  return met === left
}

/**
 * The answer that one answer implies for another question; null for none. Results may be asked about before they exist.
 */
function impliedBy(asked: Question, holds: boolean, question: Question): boolean | null {
  if (question.condition.operandType === 'node' || asked.about !== question.about) return null
  const { operator } = question.condition
  if (isEquality(asked.condition) && isEquality(question.condition)) {
    const isSame = asked.value === question.value
    const isEqual = holds === (asked.condition.operator === 'equals')
    if (isEqual) return isSame === (operator === 'equals')
    return isSame ? operator === 'notEquals' : null
  }
  return asked.condition.operator === operator && asked.exactValue === question.exactValue ? holds : null
}

const isEquality = ({ operator }: Condition) => operator === 'equals' || operator === 'notEquals'

function asWay({ nodes }: Graph, runs: Runs): Way {
  return {
    certain: nodes.filter((_node, index) => runs[index] === 'yes'),
    possible: nodes.filter((_node, index) => runs[index] !== 'no'),
  }
}
