import type { GenerationStatus } from '#domain/generation/generation.ts'
import type { FieldFault, FormValues } from '#domain/template/fillForm.ts'
import type { Quote, TemplateRun } from '#domain/template/templateRun.ts'

/** A run of a template on this device: what one click asked for and what became of it. */
export interface TemplateRunRow {
  /** One per click; the server charges once for it. */
  readonly refCode: string
  /** The server's; null until the start is acknowledged. */
  readonly id: string | null
  readonly slug: string
  /** What the template was called when it was asked for. */
  readonly title: string
  /** What is to be sent; empty once it was: it may hold words that nobody else shall read, and the account has it. */
  readonly values: FormValues
  readonly language: 'pl' | 'en'
  readonly device: 'phone' | 'desktop'
  /** What the person saw it may cost. */
  readonly price: Quote
  /** Pending until the start is acknowledged; processing then. */
  readonly status: GenerationStatus
  /** It waits for a person to see the price (again): nothing is sent until then. */
  readonly asks: boolean
  /** ISO 8601. */
  readonly createdAt: string
  /** When this device learned how it ended; null while it is under way. */
  readonly endedAt: string | null
  /** When a person last agreed to the price, epoch ms. */
  readonly confirmedAt: number
  /** Whether a start was on its way at least once: the server may know it although no answer came. */
  readonly wasSent: boolean
  /** A person wants it stopped and the server hasn’t answered yet. */
  readonly isCancelling: boolean
  /** Why it didn’t begin; null where it did. Why a run failed stands in `run`. */
  readonly refusal: string | null
  /** What the server has against the form. */
  readonly faults: readonly FieldFault[]
  /** As the server last told of it; the addresses of its files run out. */
  readonly run: TemplateRun | null
  /** Questions in a row that found no end. */
  readonly attempts: number
}

/** What of the server’s word on a run stays on a device: without what was filled in. */
export function withoutValues(run: TemplateRun): TemplateRun {
  return { ...run, values: {} }
}

/** The server has it and it hasn’t ended. */
export function isRunUnderWay(row: TemplateRunRow): row is TemplateRunRow & { readonly id: string } {
  return row.status === 'processing' && row.id !== null
}
