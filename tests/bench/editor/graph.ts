import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'

/** How far the nodes of a measured graph lie from each other, in px: as in the reference. */
export const SPACING = { x: 260, y: 150 } as const

/** Where the node of this number lies among so many: in a square of as many columns as rows. */
export function nodePosition(at: number, count: number): { readonly x: number; readonly y: number } {
  const columns = columnsOf(count)
  return { x: (at % columns) * SPACING.x, y: Math.floor(at / columns) * SPACING.y }
}

/** A template of so many nodes, each row a chain from an input by transforms to an output. */
export function graphTemplate(count: number): Template {
  const columns = columnsOf(count)
  const nodes = Array.from({ length: count }, (_, at) => graphNode(at, count))
  return {
    ...EMPTY_TEMPLATE,
    details: { ...EMPTY_TEMPLATE.details, title: graphTitle(count) },
    form: [{ id: 'krok', title: 'Krok', description: '', fields: [newField('text', 'imie')] }],
    nodes,
    edges: nodes.flatMap(({ id }, at) => {
      const before = nodes[at - 1]
      return before === undefined || at % columns === 0
        ? []
        : [{ id: `edge_${at}`, source: before.id, sourcePort: 'out' as const, target: id }]
    }),
  }
}

export const graphTitle = (count: number): string => `Graf ${count} węzłów`

const columnsOf = (count: number) => Math.ceil(Math.sqrt(count))

function graphNode(at: number, count: number): TemplateNode {
  const columns = columnsOf(count)
  const place = { id: `n${at}`, label: `Węzeł ${at}`, position: nodePosition(at, count) }
  if (at % columns === 0) return newNode('input', place, { field: 'imie' })
  if (at % columns === columns - 1) return newNode('output', place, { name: `wynik ${at}` })
  return newNode('transform', place, { operation: 'text', text: 'Dla {{previous}}' })
}
