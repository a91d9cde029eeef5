import { graphOf } from './graph.ts'
import { error, type TemplateProblem, type ValidationContext, warning } from './templateProblems.ts'
import type { FormField, Template } from './templateSchema.ts'
import { costShortfall } from './priceRange.ts'
import { conditionProblems, type Known } from './validateConditions.ts'
import { detailProblems } from './validateDetails.ts'
import { formProblems } from './validateForm.ts'
import { graphProblems } from './validateGraph.ts'
import { nodeProblems } from './validateNodes.ts'

/** Everything that is wrong with a template, in the order of its parts; in O(nodes + edges). */
export function validateTemplate(
  template: Template,
  context: ValidationContext = {},
): readonly TemplateProblem[] {
  const graph = graphOf(template)
  const known: Known = { fields: fieldsOf(template), nodes: graph.indexOf }
  return [
    ...detailProblems(template, context),
    ...graphProblems(template, graph),
    ...nodeProblems(graph, known, context),
    ...formProblems(template, known),
    ...pricingProblems(template, known),
    ...costProblems(template, context),
  ]
}

/** Whether nothing keeps a template from being published. */
export function isPublishable(problems: readonly TemplateProblem[]): boolean {
  return problems.every(({ severity }) => severity === 'warning')
}

function fieldsOf({ form }: Template): ReadonlyMap<string, FormField> {
  return new Map(form.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)))
}

/**
 * A price below the engines' cost: an error at zero, which is a mistake, else a warning, because it may be intended.
 */
function costProblems(template: Template, { engines }: ValidationContext): readonly TemplateProblem[] {
  if (engines === undefined) return []
  const prices = new Map(engines.map(({ id, credits }) => [id, credits]))
  const shortfall = costShortfall(template, (engine) => prices.get(engine) ?? 0)
  if (shortfall === null) return []
  const place = { part: 'pricing' } as const
  return [shortfall === 'unpaid' ? error('price_missing', place) : warning('price_below_cost', place)]
}

function pricingProblems({ pricing, nodes }: Template, known: Known): readonly TemplateProblem[] {
  // A free template's prices are never charged.
  if (pricing.isFree) return []
  const place = { part: 'pricing' } as const
  const isCrossed = pricing.maxCredits > 0 && pricing.minCredits > pricing.maxCredits
  const isPathless = pricing.isEnabled && pricing.mode === 'path-based' && pricing.paths.length === 0
  return [
    ...(isPathless ? [{ code: 'pricing_missing', severity: 'error', place } as const] : []),
    ...(isCrossed ? [{ code: 'credits_crossed', severity: 'error', place } as const] : []),
    ...nodes.flatMap(({ id, pricing: own }) =>
      own !== null && (own.min > own.estimated || own.estimated > own.max)
        ? [{ code: 'credits_crossed', severity: 'error', place: { part: 'node', id } } as const]
        : [],
    ),
    ...pricing.paths.flatMap(({ conditions }) => conditionProblems(conditions, known, place)),
  ]
}
