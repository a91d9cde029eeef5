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
    return within({ least: Math.min(...possible), most: Math.max(...possible) }, template)
  }
  const priceOf = nodePriceBy(template, enginePrice)
  return within({ least: sumOf(nodes.always, priceOf), most: sumOf(nodes.all, priceOf) }, template)
}

/** A range within the bounds that its author has set. */
export function within({ least, most }: PriceRange, template: Priced): PriceRange {
  return { least: inBounds(least, template), most: inBounds(most, template) }
}

/** What the paths may cost that can still be the one, in their order: those whose conditions ask of no node are decided. */
export function pathPrices(template: Priced, lookup: OperandLookup): readonly number[] {
  const { details, pricing } = template
  const possible: number[] = []
  for (const { conditions, estimatedCredits } of pricing.paths) {
    const decided = conditions.filter(
      ({ operandType, operand }) => operandType !== 'node' || lookup('node', operand) !== undefined,
    )
    if (!areMet(decided, lookup)) continue
    possible.push(inBounds(estimatedCredits, template))
    if (decided.length === conditions.length) return possible
  }
  return [...possible, inBounds(details.credits, template)]
}

/** A bound of 0 is none. */
function inBounds(credits: number, { pricing: { minCredits, maxCredits } }: Priced): number {
  const atLeast = Math.max(credits, minCredits)
  return maxCredits > 0 ? Math.min(atLeast, maxCredits) : atLeast
}

/** What one node costs, by its engine or as its author estimates it, in credits. */
export function nodePriceBy(
  template: Pick<Template, 'pricing'>,
  enginePrice: EnginePrice,
): (node: TemplateNode) => number {
  if (template.pricing.mode === 'node-based') return ({ pricing }) => pricing?.estimated ?? 0
  return (node) => modelPrice(template, node, enginePrice)
}

function modelPrice(
  template: Pick<Template, 'pricing'>,
  node: TemplateNode,
  enginePrice: EnginePrice,
): number {
  return node.kind === 'model' ? resultPrice(template, node.settings, enginePrice) * paidResults(node) : 0
}

/** What one result of a model costs in this template, in credits: what its author says, or else its engine’s price. */
export function resultPrice(
  { pricing }: Pick<Template, 'pricing'>,
  { model, mode }: Pick<NodeOf<'model'>['settings'], 'model' | 'mode'>,
  enginePrice: EnginePrice,
): number {
  const own = Object.hasOwn(pricing.models, model) ? pricing.models[model] : undefined
  return own ?? enginePrice(model, mode)
}

/** How many of its results a node is paid for: of variants of which the first that succeeds is taken, that one. */
export function paidResults({ settings: { fanout, collectStrategy } }: NodeOf<'model'>): number {
  return collectStrategy === 'first_success' ? 1 : fanout
}

const sumOf = (nodes: readonly TemplateNode[], priceOf: (node: TemplateNode) => number) =>
  nodes.reduce((sum, node) => sum + priceOf(node), 0)
