import {
  type FormFaults,
  formFaultsSchema,
  type Quote,
  type QuoteRequest,
  quoteSchema,
  type RunPage,
  runPageSchema,
  type RunQuery,
  type StartRun,
  type TemplateRun,
  templateRunSchema,
} from '#domain/template/templateRun.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { NO_ANSWER } from './readAnswer.ts'
import { detailOf } from './refusalDetail.ts'

// Visitors' calls for templates: the list, the prices, and their runs.

type OfSlug<Request> = Request & { readonly slug: string }

/** Quotes the highest price of a run with this form. Rejects with TEMPLATE_FORM_INVALID (`faultsOf`). */
export function quoteRun(
  api: ProductApi,
  { slug, ...body }: OfSlug<QuoteRequest>,
  options?: CallOptions,
): Promise<Quote> {
  const request = { path: { slug }, body, answer: quoteSchema, isAnonymous: true }
  return api.call('POST /api/v1/templates/{slug}/quote', { ...options, ...request })
}

/**
 * Runs a template. The same refCode again is the same run. Rejects with TEMPLATE_FORM_INVALID (`faultsOf`),
 * TEMPLATE_PRICE_CHANGED (`newQuoteOf`), INSUFFICIENT_CREDITS, TEMPLATE_UNAVAILABLE, REF_CODE_REUSED and
 * TOO_MANY_REQUESTS while as many runs are under way as may be.
 */
export function startTemplateRun(
  api: ProductApi,
  { slug, ...body }: OfSlug<StartRun>,
  options?: CallOptions,
): Promise<TemplateRun> {
  const request = { path: { slug }, body, answer: templateRunSchema }
  return api.call('POST /api/v1/templates/{slug}/runs', { ...options, ...request })
}

/** Returns the faults of a form from the refusal to run it; null for any other failure. */
export function faultsOf(error: unknown): FormFaults | null {
  return detailOf(error, 'TEMPLATE_FORM_INVALID', 'faults', formFaultsSchema)
}

/** Returns the new price from the refusal to run for less; null for any other failure. */
export function newQuoteOf(error: unknown): Quote | null {
  return detailOf(error, 'TEMPLATE_PRICE_CHANGED', 'quote', quoteSchema)
}

/** One’s own runs, the latest first. */
export function listTemplateRuns(
  api: ProductApi,
  query: RunQuery = {},
  options?: CallOptions,
): Promise<RunPage> {
  return api.call('GET /api/v1/template-runs', { ...options, query, answer: runPageSchema })
}

/** Reads the progress and the results of one's own run. Rejects with NOT_FOUND. */
export function readTemplateRun(api: ProductApi, id: string, options?: CallOptions): Promise<TemplateRun> {
  const request = { path: { id }, answer: templateRunSchema }
  return api.call('GET /api/v1/template-runs/{id}', { ...options, ...request })
}

/** Stops a run; one that has ended stays as it is. The answer contains the refund of its credits. */
export function cancelTemplateRun(api: ProductApi, id: string, options?: CallOptions): Promise<TemplateRun> {
  const request = { path: { id }, answer: templateRunSchema }
  return api.call('POST /api/v1/template-runs/{id}/cancel', { ...keyed(options), ...request })
}

/** Deletes a run and its results for good; a running one is cancelled. */
export function deleteTemplateRun(api: ProductApi, id: string, options?: CallOptions): Promise<void> {
  const request = { path: { id }, answer: NO_ANSWER }
  return api.call('DELETE /api/v1/template-runs/{id}', { ...keyed(options), ...request })
}
