import * as z from 'zod/mini'
import type { Position } from './editGraph.ts'
import { changeReferences, isTextTooLong } from './nodeReferences.ts'
import { mapReferences } from './references.ts'
import { MOST_EDGES, MOST_NODES, MOST_NOTES } from './templateLimits.ts'
import {
  edgeSchema,
  type NodeKind,
  nodeSchema,
  noteSchema,
  type Template,
  type TemplateNode,
} from './templateSchema.ts'

/** A piece of a graph on its way to another place, or to another tab: it is read as strictly as a whole template. */
export const fragmentSchema = z.object({
  kind: z.literal('iskra-template-fragment'),
  nodes: z.array(nodeSchema).check(z.maxLength(MOST_NODES)),
  edges: z.array(edgeSchema).check(z.maxLength(MOST_EDGES)),
  notes: z.array(noteSchema).check(z.maxLength(MOST_NOTES)),
})
export type Fragment = z.infer<typeof fragmentSchema>

/** These nodes and notes, with the edges between them. */
export function copyFragment({ nodes, edges, notes }: Template, ids: ReadonlySet<string>): Fragment {
  return {
    kind: 'iskra-template-fragment',
    nodes: nodes.filter(({ id }) => ids.has(id)),
    edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
    notes: notes.filter(({ id }) => ids.has(id)),
  }
}

/** The kinds of new ids. */
type PastedKind = NodeKind | 'edge' | 'note'

/**
 * Pastes a piece under new ids and renames the references within it. Returns the ids of the new nodes and notes too, to
 * be selected. Pastes nothing where there isn't room for all of it, or where the new ids would make a text too long.
 */
export function pasteFragment(
  template: Template,
  { nodes, edges, notes }: Fragment,
  { newId, by }: { readonly newId: (kind: PastedKind) => string; readonly by: Position },
): { readonly template: Template; readonly ids: readonly string[] } {
  const hasRoom =
    template.nodes.length + nodes.length <= MOST_NODES &&
    template.edges.length + edges.length <= MOST_EDGES &&
    template.notes.length + notes.length <= MOST_NOTES
  if (!hasRoom || nodes.length + notes.length === 0) return { template, ids: [] }
  const renamed = new Map(nodes.map(({ id, kind }) => [id, newId(kind)]))
  const pasted = nodes.map((node) =>
    moved(renameReferences({ ...node, id: renamed.get(node.id) ?? newId(node.kind) }, renamed), by),
  )
  if (pasted.some(isTextTooLong)) return { template, ids: [] }
  const joined = edges.flatMap((edge) => {
    const source = renamed.get(edge.source)
    const target = renamed.get(edge.target)
    return source === undefined || target === undefined
      ? []
      : [{ ...edge, id: newId('edge'), source, target }]
  })
  const laid = notes.map((note) => moved({ ...note, id: newId('note') }, by))
  return {
    template: {
      ...template,
      nodes: [...template.nodes, ...pasted],
      edges: [...template.edges, ...joined],
      notes: [...template.notes, ...laid],
    },
    ids: [...pasted, ...laid].map(({ id }) => id),
  }
}

function moved<Placed extends { readonly position: Position }>(placed: Placed, by: Position): Placed {
  return { ...placed, position: { x: placed.position.x + by.x, y: placed.position.y + by.y } }
}

function renameReferences(node: TemplateNode, names: ReadonlyMap<string, string>): TemplateNode {
  const renamed = (id: string) => names.get(id) ?? id
  return changeReferences(node, {
    text: (text) =>
      mapReferences(text, (reference) =>
        reference.to === 'node' ? { ...reference, id: renamed(reference.id) } : reference,
      ),
    condition: (condition) =>
      condition.operandType === 'node' && names.has(condition.operand)
        ? { ...condition, operand: renamed(condition.operand) }
        : condition,
  })
}
