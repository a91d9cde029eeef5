import type { Scene } from '../sceneSchema.ts'
import { flowGraph, type FlowGraph, reachedFrom } from './flowGraph.ts'

/** What can be wrong with a flow. */
export const FLOW_FAULTS = [
  'noStart',
  'severalStarts',
  'noEnd',
  'deadEnd',
  'unreachable',
  'endless',
  'oneWay',
  'unnamedWays',
  'wayAfterEnd',
] as const
export type FlowFault = (typeof FLOW_FAULTS)[number]

/** A mark at a shape; null for what is wrong with the whole. */
export interface FlowMark {
  readonly shape: string | null
  readonly code: FlowFault
}

/** What is wrong with a flow, in the order of its shapes; nothing for one without parts. */
export function checkFlow(scene: Pick<Scene, 'shapes'>): readonly FlowMark[] {
  const graph = flowGraph(scene)
  const { nodes, outgoing, incoming } = graph
  if (nodes.size === 0) return []
  const starts = [...nodes.values()].filter(({ role }) => role === 'start')
  const ends = [...nodes.values()].filter(({ role }) => role === 'end')
  const marks: FlowMark[] = []
  if (starts.length === 0) marks.push({ shape: null, code: 'noStart' })
  if (ends.length === 0) marks.push({ shape: null, code: 'noEnd' })
  for (const { id } of starts.slice(1)) marks.push({ shape: id, code: 'severalStarts' })
  const reached = reachedFrom(
    starts.map(({ id }) => id),
    (id) => (outgoing.get(id) ?? []).map(({ to }) => to),
  )
  const leaving = reachedFrom(stops(graph), (id) => (incoming.get(id) ?? []).map(({ from }) => from))
  for (const { id, role } of nodes.values()) {
    const ways = outgoing.get(id) ?? []
    if (starts.length > 0 && !reached.has(id)) marks.push({ shape: id, code: 'unreachable' })
    if (role === 'end' && ways.length > 0) marks.push({ shape: id, code: 'wayAfterEnd' })
    if (role !== 'end' && ways.length === 0) marks.push({ shape: id, code: 'deadEnd' })
    if (!leaving.has(id)) marks.push({ shape: id, code: 'endless' })
    if (role !== 'decision') continue
    if (ways.length === 1) marks.push({ shape: id, code: 'oneWay' })
    const named = new Set(ways.map(({ line }) => line.text.trim().toLowerCase()).filter(Boolean))
    if (ways.length > 1 && named.size < ways.length) marks.push({ shape: id, code: 'unnamedWays' })
  }
  return marks
}

/** Where a run can come to rest: ends, and what no line leaves, which has a mark of its own. */
function stops({ nodes, outgoing }: FlowGraph): readonly string[] {
  return [...nodes.values()].flatMap(({ id, role }) =>
    role === 'end' || (outgoing.get(id) ?? []).length === 0 ? [id] : [],
  )
}
