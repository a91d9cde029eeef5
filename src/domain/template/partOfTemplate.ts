import { newNode } from './newTemplate.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import { freshIds } from './placing.ts'
import type { SourcePort, Template, TemplateEdge, TemplateNode } from './templateSchema.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * A template of these nodes alone, to be run by its author: every way that ends in one of them gets an output, each
 * node has its own price, and there is no webhook. Of nodes with reused results only the node itself is included: no
 * edges lead to it. The nodes are the same objects.
 */
export function partOfTemplate(
  template: Template,
  only: ReadonlySet<string>,
  taken: ReadonlySet<string> = NONE,
): Template {
  const edges = template.edges.filter(
    ({ source, target }) => only.has(target) && (only.has(source) || taken.has(source)),
  )
  const nodes = template.nodes.filter(({ id }) => only.has(id) || taken.has(id))
  // An id that the rest of the template has would be taken for that.
  const nextIds = { output: freshIds(template, 'output'), edge: freshIds(template, 'edge') }
  const outputs = openPorts({ nodes: nodes.filter(({ id }) => only.has(id)), edges }).map((open) =>
    outputOf(open, nextIds),
  )
  return {
    ...template,
    nodes: [...nodes, ...outputs.map(({ node }) => node)],
    edges: [...edges, ...outputs.map(({ edge }) => edge)],
    pricing: partPricing(template.pricing),
    settings: { ...template.settings, webhookUrl: '', notifyUser: false },
  }
}

interface OpenPort {
  readonly node: TemplateNode
  readonly port: SourcePort
}

/** The places whose result no node takes. A branch needs an end of each of its ways. */
function openPorts({ nodes, edges }: Pick<Template, 'nodes' | 'edges'>): readonly OpenPort[] {
  const taken = new Set(edges.map(({ source, sourcePort }) => `${source} ${sourcePort}`))
  return nodes.flatMap((node) =>
    NODE_KINDS[node.kind].sourcePorts.flatMap((port) =>
      taken.has(`${node.id} ${port}`) ? [] : [{ node, port }],
    ),
  )
}

function outputOf(
  { node: { id: source, label }, port: sourcePort }: OpenPort,
  nextIds: Readonly<Record<'output' | 'edge', () => string>>,
): { readonly node: TemplateNode; readonly edge: TemplateEdge } {
  const node = newNode('output', { id: nextIds.output(), label })
  return { node, edge: { id: nextIds.edge(), source, sourcePort, target: node.id } }
}

/** Nodes with prices of their own keep them; a price of the whole says nothing of a part. */
function partPricing(pricing: Template['pricing']): Template['pricing'] {
  const mode = pricing.isEnabled && pricing.mode === 'node-based' ? 'node-based' : 'model-based'
  return { ...pricing, isEnabled: true, mode, minCredits: 0, maxCredits: 0, paths: [] }
}
