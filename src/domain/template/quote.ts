import type { NodeState } from './arrivals.ts'
import type { OperandLookup } from './conditions.ts'
import { lookupIn, type RunValues } from './dryRun.ts'
import { operandOf } from './dryValue.ts'
import type { FormContext } from './fillForm.ts'
import { engineOf } from './nodeKinds.ts'
import { type EnginePrice, pathPrices, type PriceRange, nodePriceBy, within } from './price.ts'
import { type PricedTemplate, priceRange } from './priceRange.ts'
import type { Template, TemplateNode } from './templateSchema.ts'

interface Filled {
  readonly values: RunValues
  readonly context: FormContext
  readonly enginePrice: EnginePrice
  /** Reused results of earlier runs, by node id. */
  readonly given?: ReadonlyMap<string, NodeState>
}

const NONE: ReadonlyMap<string, NodeState> = new Map()

/**
 * The possible price of a run, in credits, once its form is filled: conditions on future results stay open. Reused
 * results cost nothing, and decide the conditions on them.
 */
export function quoteRun(
  template: PricedTemplate,
  { values, context, enginePrice, given = NONE }: Filled,
): PriceRange {
  const lookup = lookupIn(values, context, (id) => operandOf(given.get(id)?.value ?? null))
  return priceRange(template, enginePrice, { lookup, given })
}

/** A run's results, as far as its price depends on them. */
export interface Delivery {
  /** How many results each model node has given, of those that lead to something that was delivered. */
  readonly results: ReadonlyMap<string, number>
  /** The outputs with a result, and their total number. */
  readonly outputs: { readonly delivered: number; readonly wanted: number }
  /** Nodes that have run. */
  readonly ran: readonly TemplateNode[]
  readonly lookup: OperandLookup
  readonly enginePrice: EnginePrice
}

/**
 * The charge for a run's results, in credits: the full price only for all of them, and at least one credit for any part
 * with a price.
 */
export function deliveredPrice(template: Template, delivery: Delivery): number {
  const { results, outputs, ran, lookup, enginePrice } = delivery
  if (outputs.delivered === 0) return 0
  const { pricing, details } = template
  if (pricing.isFree) return 0
  if (!pricing.isEnabled) return partOf(details.credits, outputs)
  if (pricing.mode === 'path-based') {
    return partOf(pathPrices(template, lookup)[0] ?? details.credits, outputs)
  }
  const priceOf = nodePriceBy(template, enginePrice)
  let isWhole = outputs.delivered === outputs.wanted
  let sum = 0
  for (const node of ran) {
    const expected = engineOf(node)?.results
    if (expected === undefined) {
      sum += priceOf(node)
      continue
    }
    const made = Math.min(results.get(node.id) ?? 0, expected)
    if (made < expected) isWhole = false
    sum += partOf(priceOf(node), { delivered: made, wanted: expected })
  }
  const { most } = within({ least: sum, most: sum }, template)
  return isWhole ? most : Math.min(sum, most)
}

/** A part of a price, in favour of who pays, but never for nothing. */
function partOf(credits: number, { delivered, wanted }: Delivery['outputs']): number {
  if (delivered === 0 || credits === 0) return 0
  return delivered >= wanted ? credits : Math.max(1, Math.floor((credits * delivered) / wanted))
}
