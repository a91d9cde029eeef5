import type { FieldFault, FormValues } from '#domain/template/fillForm.ts'
import type { Quote, TemplateRun } from '#domain/template/templateRun.ts'
import type { JobRow } from '../jobs/jobRow.ts'

/** A run of a template on this device: what one click asked for and what became of it. */
export interface TemplateRunRow extends JobRow {
  readonly slug: string
  /** What the template was called when it was asked for. */
  readonly title: string
  /** What is to be sent; empty once it was: it may hold words that nobody else shall read, and the account has it. */
  readonly values: FormValues
  readonly language: 'pl' | 'en'
  readonly device: 'phone' | 'desktop'
  /** What the person saw it may cost. */
  readonly price: Quote
  /** Why it didn’t begin; null where it did. Why a run failed stands in `run`. */
  readonly refusal: string | null
  /** What the server has against the form. */
  readonly faults: readonly FieldFault[]
  /** As the server last told of it; the addresses of its files run out. */
  readonly run: TemplateRun | null
}

/** What of the server’s word on a run stays on a device: without what was filled in. */
export function withoutValues(run: TemplateRun): TemplateRun {
  return { ...run, values: {} }
}
