import { shapesById } from '../shapesById.ts'
import type { Box, Connector, Scene } from '../sceneSchema.ts'

/** The parts of a flow that do something, with the lines between them. */
export interface FlowGraph {
  readonly nodes: ReadonlyMap<string, Box>
  /** Lines by where they begin and end, in the order in which they were drawn. */
  readonly outgoing: ReadonlyMap<string, readonly FlowLine[]>
  readonly incoming: ReadonlyMap<string, readonly FlowLine[]>
}

export interface FlowLine {
  readonly line: Connector
  readonly from: string
  readonly to: string
}

/** The flow that a scene shows: boxes that have a role, and the lines between such. */
export function flowGraph(scene: Pick<Scene, 'shapes'>): FlowGraph {
  const known = shapesById(scene)
  const nodes = new Map<string, Box>()
  for (const shape of scene.shapes)
    if (shape.kind === 'box' && shape.role !== null) nodes.set(shape.id, shape)
  const outgoing = new Map<string, FlowLine[]>()
  const incoming = new Map<string, FlowLine[]>()
  for (const line of scene.shapes) {
    if (line.kind !== 'connector' || !('shape' in line.from) || !('shape' in line.to)) continue
    // An arrow only at its beginning leads back.
    const isBack = line.fromEnd !== 'none' && line.toEnd === 'none'
    const [from, to] = isBack ? [line.to.shape, line.from.shape] : [line.from.shape, line.to.shape]
    if (!nodes.has(from) || !nodes.has(to) || !known.has(from)) continue
    const each = { line, from, to }
    outgoing.set(from, [...(outgoing.get(from) ?? []), each])
    incoming.set(to, [...(incoming.get(to) ?? []), each])
  }
  return { nodes, outgoing, incoming }
}

/** All that can be reached from some nodes along lines, themselves among it. */
export function reachedFrom(
  starts: Iterable<string>,
  next: (id: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set(starts)
  // A set that grows while it is gone through is gone through to its end.
  for (const id of reached) for (const other of next(id)) reached.add(other)
  return reached
}
