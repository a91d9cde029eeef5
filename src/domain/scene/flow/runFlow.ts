import type { Scene } from '../sceneSchema.ts'
import { flowGraph, type FlowGraph } from './flowGraph.ts'

/** Where a run stands. The same choices lead to the same run. */
export interface FlowRun {
  /** In the order in which they go on. `over`: the line by which it came; null where it began. */
  readonly tokens: readonly FlowToken[]
  /** How many steps were taken. */
  readonly steps: number
  /** How often each shape was come to. */
  readonly visits: ReadonlyMap<string, number>
  readonly end: 'running' | 'done' | 'stuck' | 'tooLong'
}

export interface FlowToken {
  readonly at: string
  readonly over: string | null
}

/** Steps of one run. */
const MOST_STEPS = 2_000
/** Tokens at the same time. */
const MOST_TOKENS = 200

/** Puts a token at each start; without one, at what no line leads to. */
export function startRun(scene: Pick<Scene, 'shapes'>): FlowRun {
  const { nodes, incoming } = flowGraph(scene)
  const all = [...nodes.values()]
  const starts = all.filter(({ role }) => role === 'start')
  const first = starts.length > 0 ? starts : all.filter(({ id }) => (incoming.get(id) ?? []).length === 0)
  const tokens = first.slice(0, MOST_TOKENS).map(({ id }) => ({ at: id, over: null }))
  return {
    tokens,
    steps: 0,
    visits: new Map(tokens.map(({ at }) => [at, 1])),
    end: tokens.length === 0 ? 'done' : 'running',
  }
}

export const isDone = ({ end }: FlowRun) => end !== 'running'

/** The lines that somebody has to choose one of before the next step; empty where it goes on by itself. */
export function choicesOf(scene: Pick<Scene, 'shapes'>, run: FlowRun): readonly string[] {
  const graph = flowGraph(scene)
  const token = isDone(run) ? undefined : nextToken(graph, run)
  return token === undefined ? [] : choicesAt(graph, token.at)
}

function choicesAt({ nodes, outgoing }: FlowGraph, id: string): readonly string[] {
  const ways = outgoing.get(id) ?? []
  return nodes.get(id)?.role === 'decision' && ways.length > 1 ? ways.map(({ line }) => line.id) : []
}

/**
 * Moves the next token on. At a decision over the line that was chosen, else over its first; at a parallel gateway over
 * all lines, once a token came by each that leads there; everywhere else over all lines too. A token at an end is gone.
 */
export function stepRun(scene: Pick<Scene, 'shapes'>, run: FlowRun, choice?: string): FlowRun {
  if (isDone(run)) return run
  const graph = flowGraph(scene)
  const token = nextToken(graph, run)
  if (token === undefined) return { ...run, end: 'stuck' }
  const gone = isJoin(graph, token.at) ? waitingAt(run, token.at) : [token]
  const ways = graph.outgoing.get(token.at) ?? []
  const isChoice = choicesAt(graph, token.at).length > 0
  const isEnd = graph.nodes.get(token.at)?.role === 'end'
  const chosen = isChoice ? [ways.find(({ line }) => line.id === choice) ?? ways[0]] : isEnd ? [] : ways
  const moved = chosen.flatMap((way) => (way === undefined ? [] : [{ at: way.to, over: way.line.id }]))
  const tokens = [...run.tokens.filter((each) => !gone.includes(each)), ...moved]
  const visits = new Map(run.visits)
  for (const { at } of moved) visits.set(at, (visits.get(at) ?? 0) + 1)
  const steps = run.steps + 1
  const isTooLong = steps >= MOST_STEPS || tokens.length > MOST_TOKENS
  const end = tokens.length === 0 ? 'done' : isTooLong ? 'tooLong' : 'running'
  const next: FlowRun = { tokens: tokens.slice(0, MOST_TOKENS), steps, visits, end }
  // Tokens that only wait for others that never come stand still.
  return end === 'running' && nextToken(graph, next) === undefined ? { ...next, end: 'stuck' } : next
}

/** The first token that can go on. */
function nextToken(graph: FlowGraph, run: FlowRun): FlowToken | undefined {
  return run.tokens.find(({ at }) => !isJoin(graph, at) || isComplete(graph, run, at))
}

/** Whether a node waits for tokens by all lines that lead to it. */
function isJoin({ nodes, incoming }: FlowGraph, id: string): boolean {
  return nodes.get(id)?.role === 'parallel' && (incoming.get(id) ?? []).length > 1
}

function isComplete({ incoming }: FlowGraph, run: FlowRun, id: string): boolean {
  const came = new Set(waitingAt(run, id).map(({ over }) => over))
  return (incoming.get(id) ?? []).every(({ line }) => came.has(line.id))
}

/** One token for each line by which one came. */
function waitingAt({ tokens }: FlowRun, id: string): readonly FlowToken[] {
  const first = new Map<string | null, FlowToken>()
  for (const token of tokens) if (token.at === id && !first.has(token.over)) first.set(token.over, token)
  return [...first.values()]
}
