import { newNode } from './newTemplate.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import { freshId } from './placing.ts'
import type { SourcePort, Template, TemplateEdge, TemplateNode } from './templateSchema.ts'

/**
 * A template of these nodes alone, to be run by its author: every way that ends in it comes to an output, each node costs
 * what it costs by itself, and nobody elsewhere is told of it. The nodes are the very same.
 */
export function partOfTemplate(template: Template, only: ReadonlySet<string>): Template {
  const edges = template.edges.filter(({ source, target }) => only.has(source) && only.has(target))
  const nodes = template.nodes.filter(({ id }) => only.has(id))
  const part = { ...template, nodes, edges, pricing: partPricing(template.pricing) }
  const ended = openPorts(part).reduce(withOutput, part)
  return { ...ended, settings: { ...template.settings, webhookUrl: '', notifyUser: false } }
}

interface OpenPort {
  readonly node: TemplateNode
  readonly port: SourcePort
}

/** Where something is given that nobody takes. A branch needs an end of each of its ways. */
function openPorts({ nodes, edges }: Pick<Template, 'nodes' | 'edges'>): readonly OpenPort[] {
  const taken = new Set(edges.map(({ source, sourcePort }) => `${source} ${sourcePort}`))
  return nodes.flatMap((node) =>
    NODE_KINDS[node.kind].sourcePorts.flatMap((port) =>
      taken.has(`${node.id} ${port}`) ? [] : [{ node, port }],
    ),
  )
}

function withOutput(template: Template, { node, port }: OpenPort): Template {
  const output = newNode('output', { id: freshId(template, 'output'), label: node.label })
  const withNode = { ...template, nodes: [...template.nodes, output] }
  const edge: TemplateEdge = {
    id: freshId(withNode, 'edge'),
    source: node.id,
    sourcePort: port,
    target: output.id,
  }
  return { ...withNode, edges: [...template.edges, edge] }
}

/** Nodes with prices of their own keep them; a price of the whole says nothing of a part. */
function partPricing(pricing: Template['pricing']): Template['pricing'] {
  const mode = pricing.isEnabled && pricing.mode === 'node-based' ? 'node-based' : 'model-based'
  return { ...pricing, isEnabled: true, mode, minCredits: 0, maxCredits: 0, paths: [] }
}
