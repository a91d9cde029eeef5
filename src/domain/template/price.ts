import type { GenerationType } from '../generation/engines.ts'
import { areMet, type OperandLookup } from './conditions.ts'
import type { EngineUse } from './kinds/kindRules.ts'
import { engineOf } from './nodeKinds.ts'
import type { Template, TemplateNode } from './templateSchema.ts'

/** The price of one result of an engine, in credits. */
export type EnginePrice = (engine: string, mode: GenerationType) => number

type Priced = Pick<Template, 'details' | 'pricing'>

/** The price of a run, in credits, once its form is filled and its way through the graph is known. */
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
  if (pricing.isFree) return 0
  if (!pricing.isEnabled) return details.credits
  if (pricing.mode === 'path-based') {
    const path = pricing.paths.find(({ conditions }) => areMet(conditions, lookup))
    return inBounds(path?.estimatedCredits ?? details.credits, template)
  }
  return inBounds(sumOf(ran, nodePriceBy(template, enginePrice)), template)
}

/**
 * The price of these nodes where the rest of a run is reused, in credits: each by itself where nodes have prices, else
 * by their engines, and never more than the whole.
 */
export function partPrice(template: Priced, part: Parameters<typeof runPrice>[1]): number {
  const { pricing } = template
  if (pricing.isFree) return 0
  const hasNodePrices = pricing.isEnabled && pricing.mode !== 'path-based'
  const priceOf = hasNodePrices ? nodePriceBy(template, part.enginePrice) : engineCostBy(part.enginePrice)
  return Math.min(sumOf(part.ran, priceOf), runPrice(template, part))
}

/** The least and the most that a run can cost, in credits. */
export interface PriceRange {
  readonly least: number
  readonly most: number
}

/** A range within the bounds that its author has set. */
export function within({ least, most }: PriceRange, template: Priced): PriceRange {
  return { least: inBounds(least, template), most: inBounds(most, template) }
}

/**
 * The prices of the paths that are still possible, in order: conditions on nodes are open, and all conditions while no
 * form is filled (`lookup` is null).
 */
export function pathPrices(template: Priced, lookup: OperandLookup | null): readonly number[] {
  const { details, pricing } = template
  const possible: number[] = []
  for (const { conditions, estimatedCredits } of pricing.paths) {
    const decided =
      lookup === null
        ? []
        : conditions.filter(
            ({ operandType, operand }) => operandType !== 'node' || lookup('node', operand) !== undefined,
          )
    if (lookup !== null && !areMet(decided, lookup)) continue
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

/** The price of one node, by its engine or by its author's estimate, in credits. */
export function nodePriceBy(
  template: Pick<Template, 'pricing'>,
  enginePrice: EnginePrice,
): (node: TemplateNode) => number {
  if (template.pricing.mode === 'node-based') return ({ pricing }) => pricing?.estimated ?? 0
  return (node) => modelPrice(template, node, enginePrice)
}

interface WithModelPrices {
  readonly pricing: Pick<Template['pricing'], 'models'>
}

function modelPrice(template: WithModelPrices, node: TemplateNode, enginePrice: EnginePrice): number {
  const use = engineOf(node)
  return use === null ? 0 : resultPrice(template, use, enginePrice) * use.results
}

/** The price of one node by its engine alone, in credits. */
export function engineCostBy(enginePrice: EnginePrice): (node: TemplateNode) => number {
  return (node) => modelPrice({ pricing: { models: {} } }, node, enginePrice)
}

/** The price of one result of a model in this template, in credits: the author's, or else its engine’s. */
export function resultPrice(
  { pricing }: WithModelPrices,
  { model, mode }: Pick<EngineUse, 'model' | 'mode'>,
  enginePrice: EnginePrice,
): number {
  const own = Object.hasOwn(pricing.models, model) ? pricing.models[model] : undefined
  return own ?? enginePrice(model, mode)
}

/** The sum of these nodes' prices, in credits. */
export function sumOf(nodes: readonly TemplateNode[], priceOf: (node: TemplateNode) => number): number {
  return nodes.reduce((sum, node) => sum + priceOf(node), 0)
}
