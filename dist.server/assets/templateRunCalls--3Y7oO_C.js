import { n as __exportAll } from './rolldown-runtime-DYf_mQCB.js'
import { n as templateCardsSchema, t as publicTemplateSchema } from './publicTemplate-CZkyvn3_.js'
import {
  a as templateRunSchema,
  i as runPageSchema,
  r as quoteSchema,
  t as formFaultsSchema,
} from './templateRun-8_LMDVuW.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
import { o as detailOf } from './templateCalls-Wpg3piiV.js'
// src/api/product/templateRunCalls.ts
var templateRunCalls_exports = /* @__PURE__ */ __exportAll({
  cancelTemplateRun: () => cancelTemplateRun,
  deleteTemplateRun: () => deleteTemplateRun,
  faultsOf: () => faultsOf,
  listPublicTemplates: () => listPublicTemplates,
  listTemplateRuns: () => listTemplateRuns,
  newQuoteOf: () => newQuoteOf,
  quoteRun: () => quoteRun,
  readPublicTemplate: () => readPublicTemplate,
  readTemplateRun: () => readTemplateRun,
  startTemplateRun: () => startTemplateRun,
})
/** Everything that is published, what was used most first. */
async function listPublicTemplates(api, query = {}, options) {
  const request = {
    query,
    answer: templateCardsSchema,
    isAnonymous: true,
  }
  return (
    await api.call('GET /api/v1/templates', {
      ...options,
      ...request,
    })
  ).templates
}
/** A published template with its form. Rejects with NOT_FOUND. */
function readPublicTemplate(api, { slug, ...query }, options) {
  const request = {
    path: { slug },
    query,
    answer: publicTemplateSchema,
    isAnonymous: true,
  }
  return api.call('GET /api/v1/templates/{slug}', {
    ...options,
    ...request,
  })
}
/** What a run may cost, filled so. Rejects with TEMPLATE_FORM_INVALID (`faultsOf`). */
function quoteRun(api, { slug, ...body }, options) {
  const request = {
    path: { slug },
    body,
    answer: quoteSchema,
    isAnonymous: true,
  }
  return api.call('POST /api/v1/templates/{slug}/quote', {
    ...options,
    ...request,
  })
}
/**
 * Runs a template. The same refCode again is the same run. Rejects with TEMPLATE_FORM_INVALID (`faultsOf`),
 * TEMPLATE_PRICE_CHANGED (`newQuoteOf`), INSUFFICIENT_CREDITS, TEMPLATE_UNAVAILABLE, REF_CODE_REUSED and
 * TOO_MANY_REQUESTS while as many runs are under way as may be.
 */
function startTemplateRun(api, { slug, ...body }, options) {
  const request = {
    path: { slug },
    body,
    answer: templateRunSchema,
  }
  return api.call('POST /api/v1/templates/{slug}/runs', {
    ...options,
    ...request,
  })
}
/** What can’t stand of a form, of the refusal to run it; null for any other failure. */
function faultsOf(error) {
  return detailOf(error, 'TEMPLATE_FORM_INVALID', 'faults', formFaultsSchema)
}
/** What it may cost now, of the refusal to run for less; null for any other failure. */
function newQuoteOf(error) {
  return detailOf(error, 'TEMPLATE_PRICE_CHANGED', 'quote', quoteSchema)
}
/** One’s own runs, the latest first. */
function listTemplateRuns(api, query = {}, options) {
  return api.call('GET /api/v1/template-runs', {
    ...options,
    query,
    answer: runPageSchema,
  })
}
/** How far one of one’s own runs is, and what it has made. Rejects with NOT_FOUND. */
function readTemplateRun(api, id, options) {
  const request = {
    path: { id },
    answer: templateRunSchema,
  }
  return api.call('GET /api/v1/template-runs/{id}', {
    ...options,
    ...request,
  })
}
/** Stops a run; one that has ended stays as it is. What comes back of its credits is in the answer. */
function cancelTemplateRun(api, id, options) {
  const request = {
    path: { id },
    answer: templateRunSchema,
  }
  return api.call('POST /api/v1/template-runs/{id}/cancel', {
    ...keyed(options),
    ...request,
  })
}
/** Takes a run and what it has made away for good; one under way is cancelled. */
function deleteTemplateRun(api, id, options) {
  const request = {
    path: { id },
    answer: NO_ANSWER,
  }
  return api.call('DELETE /api/v1/template-runs/{id}', {
    ...keyed(options),
    ...request,
  })
}
export {
  readTemplateRun as a,
  newQuoteOf as i,
  faultsOf as n,
  startTemplateRun as o,
  listTemplateRuns as r,
  templateRunCalls_exports as s,
  cancelTemplateRun as t,
}
