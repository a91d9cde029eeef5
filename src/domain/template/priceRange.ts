import type { NodeState } from './arrivals.ts'
import type { OperandLookup } from './conditions.ts'
import { graphOf } from './graph.ts'
import {
  engineCostBy,
  type EnginePrice,
  nodePriceBy,
  pathPrices,
  type PriceRange,
  sumOf,
  within,
} from './price.ts'
import { optionsOfForm } from './optionsOfForm.ts'
import type { Template, TemplateNode } from './templateSchema.ts'
import { waysThrough } from './waysThrough.ts'

/** The parts of a template that its price depends on. */
export type PricedTemplate = Pick<Template, 'form' | 'nodes' | 'edges' | 'details' | 'pricing'>

/** The facts of a run before it is started. */
export interface KnownBefore {
  /** The values of the filled form; null before it is filled. */
  readonly lookup: OperandLookup | null
  /** Reused results of earlier runs, by node id: they cost nothing. */
  readonly given: ReadonlyMap<string, NodeState>
}

const NOTHING_KNOWN: KnownBefore = { lookup: null, given: new Map() }

/**
 * The lowest and the highest price of a run of a template, in credits, on any way through its graph: for every filling
 * of its form, or by the known facts.
 */
export function priceRange(
  template: PricedTemplate,
  enginePrice: EnginePrice,
  known: KnownBefore = NOTHING_KNOWN,
): PriceRange {
  const { details, pricing } = template
  if (pricing.isFree) return { least: 0, most: 0 }
  if (!pricing.isEnabled) return { least: details.credits, most: details.credits }
  if (pricing.mode === 'path-based') return rangeOf(pathPrices(template, known.lookup))
  return within(summed(template, nodePriceBy(template, enginePrice), known), template)
}

/** The least and the most that the engines of a template cost, in credits, on any way through its graph. */
export function engineCost(template: Template, enginePrice: EnginePrice): PriceRange {
  return summed(template, engineCostBy(enginePrice), NOTHING_KNOWN)
}

/**
 * Compares a template's price with the cost of its engines: `unpaid` where some run costs and is free, `below` where
 * some run isn't covered in full, null otherwise.
 */
export function costShortfall(template: Template, enginePrice: EnginePrice): 'unpaid' | 'below' | null {
  const { pricing } = template
  if (pricing.isFree) return null
  const costOf = engineCostBy(enginePrice)
  const isByWay = pricing.isEnabled && pricing.mode !== 'path-based'
  // Where each way has a price of its own, each is held against its own cost.
  const compared = isByWay
    ? pricesByWay(template, costOf, nodePriceBy(template, enginePrice))
    : boundsOf(priceRange(template, enginePrice), engineCost(template, enginePrice))
  if (compared.some(({ price, cost }) => price === 0 && cost > 0)) return 'unpaid'
  return compared.some(({ price, cost }) => price < cost) ? 'below' : null
}

type PriceOf = (node: TemplateNode) => number

interface Compared {
  readonly price: number
  readonly cost: number
}

function pricesByWay(template: Template, costOf: PriceOf, priceOf: PriceOf): readonly Compared[] {
  const counts = (node: TemplateNode) => costOf(node) > 0 || priceOf(node) > 0
  return waysThrough(graphOf(template), {
    counts,
    ...NOTHING_KNOWN,
    options: optionsOfForm(template.form),
  }).flatMap(({ certain, possible }) => {
    const price = within({ least: sumOf(certain, priceOf), most: sumOf(possible, priceOf) }, template)
    return boundsOf(price, { least: sumOf(certain, costOf), most: sumOf(possible, costOf) })
  })
}

const boundsOf = (price: PriceRange, cost: PriceRange): readonly Compared[] => [
  { price: price.least, cost: cost.least },
  { price: price.most, cost: cost.most },
]

function summed(template: PricedTemplate, fullPriceOf: PriceOf, known: KnownBefore): PriceRange {
  const priceOf: PriceOf = (node) => (known.given.has(node.id) ? 0 : fullPriceOf(node))
  const ways = waysThrough(graphOf(template), {
    counts: (node) => priceOf(node) > 0,
    ...known,
    options: optionsOfForm(template.form),
  })
  return {
    least: Math.min(...ways.map(({ certain }) => sumOf(certain, priceOf))),
    most: Math.max(...ways.map(({ possible }) => sumOf(possible, priceOf))),
  }
}

const rangeOf = (prices: readonly number[]): PriceRange => ({
  least: Math.min(...prices),
  most: Math.max(...prices),
})
