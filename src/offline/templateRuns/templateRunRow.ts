import type { FieldFault, FormValues } from '#domain/template/fillForm.ts'
import type { Quote, TemplateRun } from '#domain/template/templateRun.ts'
import type { JobRow } from '../jobs/jobRow.ts'

/** A run of a template on this device: one click's request and its outcome. */
export interface TemplateRunRow extends JobRow {
  readonly slug: string
  /** The template's title at the time of the click. */
  readonly title: string
  /** The values to send; empty after that: they may hold secret words, and the account has them. */
  readonly values: FormValues
  readonly language: 'pl' | 'en'
  readonly device: 'phone' | 'desktop'
  /** The price the person saw. */
  readonly price: Quote
  /** Why it didn’t begin; null where it did. `run` tells why a run failed. */
  readonly refusal: string | null
  /** The server's faults of the form. */
  readonly faults: readonly FieldFault[]
  /** As the server last told of it; the addresses of its files run out. */
  readonly run: TemplateRun | null
}

/** The part of the server’s run that stays on a device: without the form's values. */
export function withoutValues(run: TemplateRun): TemplateRun {
  return { ...run, values: {} }
}
