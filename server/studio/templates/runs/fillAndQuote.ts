import type { NodeState } from '#domain/template/arrivals.ts'
import { fillForm, formFaults } from '#domain/template/fillForm.ts'
import type { FormValues } from '#domain/template/formValues.ts'
import { formMatcher } from '#domain/template/pattern/matchPattern.ts'
import type { PricedTemplate } from '#domain/template/priceRange.ts'
import { quoteRun } from '#domain/template/quote.ts'
import type { FormFaults, Quote } from '#domain/template/templateRun.ts'
import type { FormField, NodeOf, Template } from '#domain/template/templateSchema.ts'

type ModelSettings = NodeOf<'model'>['settings']

/** Facts about the person who fills a form, besides its values. */
export interface RunSurroundings {
  readonly language: 'pl' | 'en'
  readonly device: string
  readonly isPreview: boolean
}

/** A valid filled form, and the price range of a run of it. */
export interface FilledRun {
  readonly values: FormValues
  readonly asked: readonly FormField[]
  readonly quote: Quote
}

/** A filled form, with the data for its price. */
export interface FillOrder {
  readonly template: PricedTemplate
  readonly values: FormValues
  readonly surroundings: RunSurroundings
  /** The price of one result, of each engine that the template names. */
  readonly prices: readonly (Pick<ModelSettings, 'model' | 'mode'> & { readonly credits: number })[]
  /** Nodes' results of earlier runs that are reused, by their ids. */
  readonly given: ReadonlyMap<string, NodeState>
}

export type FillReport = { readonly filled: FilledRun } | { readonly faults: FormFaults }

/** The effective values of a form and the price range of its run; or its problems. */
export function fillAndQuote({ template, values, surroundings, prices, given }: FillOrder): FillReport {
  const { form } = template
  const filled = fillForm(form, changeable(form, values), { ...surroundings })
  const faults = formFaults(filled.asked, filled, formMatcher())
  if (faults.length > 0) return { faults: faults.map(({ name, fault }) => ({ field: name, fault })) }
  const known = new Map(prices.map(({ model, mode, credits }) => [`${mode} ${model}`, credits]))
  const quote = quoteRun(template, {
    values: filled.values,
    context: { ...surroundings },
    enginePrice: (engine, mode) => known.get(`${mode} ${engine}`) ?? 0,
    given,
  })
  return { filled: { values: { ...filled.values }, asked: filled.asked, quote } }
}

/** Without values that a person can't change: a field that is off or read-only holds its default. */
function changeable(form: Template['form'], values: FormValues): FormValues {
  const fixed = new Set(
    form.flatMap(({ fields }) =>
      fields.flatMap(({ name, isDisabled, isReadOnly }) => (isDisabled || isReadOnly ? [name] : [])),
    ),
  )
  return Object.fromEntries(Object.entries(values).filter(([name]) => !fixed.has(name)))
}
