import { areMet, type OperandLookup } from './conditions.ts'
import type { NodeOf, Template, TemplateNode } from './templateSchema.ts'

/** What one result of an engine costs, in credits. */
export type EnginePrice = (engine: string, mode: NodeOf<'model'>['settings']['mode']) => number

type Priced = Pick<Template, 'details' | 'pricing'>

/** What a run costs, in credits, once its form is filled and its way through the graph is known. */
export function runPrice(
  template: Priced,
  {
    ran,
    lookup,
    enginePrice,
  }: {
    readonly ran: readonly TemplateNode[]
    readonly lookup: OperandLookup
    readonly enginePrice: EnginePrice
  },
): number {
  const { details, pricing } = template
  if (!pricing.isEnabled) return details.credits
  if (pricing.mode === 'path-based') {
    const path = pricing.paths.find(({ conditions }) => areMet(conditions, lookup))
    return inBounds(path?.estimatedCredits ?? details.credits, template)
  }
  return inBounds(sumOf(ran, nodePriceBy(template, enginePrice)), template)
}

/** The least and the most that a run can cost, in credits, whatever its form is filled with. */
export interface PriceRange {
  readonly least: number
  readonly most: number
}

/** `always` are the nodes that run on every way through the graph; the rest may or may not. */
export function priceRange(
  template: Priced,
  nodes: { readonly all: readonly TemplateNode[]; readonly always: readonly TemplateNode[] },
  enginePrice: EnginePrice,
): PriceRange {
  const { details, pricing } = template
  if (!pricing.isEnabled) return { least: details.credits, most: details.credits }
  if (pricing.mode === 'path-based') {
    const isCertain = pricing.paths.some(({ conditions }) => conditions.length === 0)
    const estimates = pricing.paths.map(({ estimatedCredits }) => estimatedCredits)
    const possible = isCertain ? estimates : [...estimates, details.credits]
    return bounded(Math.min(...possible), Math.max(...possible), template)
  }
  const priceOf = nodePriceBy(template, enginePrice)
  return bounded(sumOf(nodes.always, priceOf), sumOf(nodes.all, priceOf), template)
}

const bounded = (least: number, most: number, template: Priced): PriceRange => ({
  least: inBounds(least, template),
  most: inBounds(most, template),
})

/** A bound of 0 is none. */
function inBounds(credits: number, { pricing: { minCredits, maxCredits } }: Priced): number {
  const atLeast = Math.max(credits, minCredits)
  return maxCredits > 0 ? Math.min(atLeast, maxCredits) : atLeast
}

/** What one node costs, by its engine or as its author estimates it, in credits. */
export function nodePriceBy(template: Priced, enginePrice: EnginePrice): (node: TemplateNode) => number {
  if (template.pricing.mode === 'node-based') return ({ pricing }) => pricing?.estimated ?? 0
  return (node) => modelPrice(template, node, enginePrice)
}

function modelPrice({ pricing }: Priced, node: TemplateNode, enginePrice: EnginePrice): number {
  if (node.kind !== 'model') return 0
  const { model, mode, fanout } = node.settings
  const own = Object.hasOwn(pricing.models, model) ? pricing.models[model] : undefined
  return (own ?? enginePrice(model, mode)) * fanout
}

const sumOf = (nodes: readonly TemplateNode[], priceOf: (node: TemplateNode) => number) =>
  nodes.reduce((sum, node) => sum + priceOf(node), 0)
