import { t as queryOptions } from './queryOptions-BR3H30r7.js'
import { t as ApiError } from './apiError-cbYDkBQb.js'
import { t as ACCOUNT_KEY } from './accountKey-CJ2SF-Dv.js'
import { n as templateCardsSchema, t as publicTemplateSchema } from './publicTemplate-CZkyvn3_.js'
// src/domain/template/givenTemplates.ts
/** The names under which a document brings templates along (first data). */
var GIVEN_TEMPLATES = 'templates'
var GIVEN_TEMPLATE = 'template'
// src/features/templates/templateQueries.ts
/** Templates change when somebody publishes one: what was read lately will do. */
var STALE_MS = 6e4
var calls = () => import('./templateRunCalls--3Y7oO_C.js').then((n) => n.s)
/** Everything that is published, what was used most first. The first answer comes with the document. */
function templatesQuery({ given, productApi }, language) {
  return queryOptions({
    queryKey: ['templates', language],
    queryFn: async ({ signal }) => {
      const first = await given?.(GIVEN_TEMPLATES, { language })
      if (first !== void 0) return templateCardsSchema.parse(first).templates
      return (await calls()).listPublicTemplates(await productApi(), { language }, { signal })
    },
    staleTime: STALE_MS,
    refetchOnMount: true,
  })
}
/** A published template with its form. Fails with NOT_FOUND. */
function templateQuery({ given, productApi }, slug, language) {
  return queryOptions({
    queryKey: ['templates', language, slug],
    queryFn: async ({ signal }) => {
      const first = await given?.(GIVEN_TEMPLATE, {
        slug,
        language,
      })
      if (first === null) throw new TemplateMissing()
      if (first !== void 0) return publicTemplateSchema.parse(first)
      return (await calls()).readPublicTemplate(
        await productApi(),
        {
          slug,
          language,
        },
        { signal },
      )
    },
    staleTime: STALE_MS,
    refetchOnMount: true,
  })
}
/** What a run may cost, filled so. */
function quoteQuery({ productApi }, { slug, ...question }) {
  return queryOptions({
    queryKey: ['template-quote', slug, question],
    queryFn: async ({ signal }) =>
      (await calls()).quoteRun(
        await productApi(),
        {
          slug,
          ...question,
          values: { ...question.values },
        },
        { signal },
      ),
    staleTime: STALE_MS,
  })
}
/** Where everything about runs of the account stands in the query cache. */
var RUNS_KEY = [ACCOUNT_KEY, 'template-runs']
/** The account’s latest runs, those of other devices included. */
function runsQuery({ productApi }) {
  return queryOptions({
    queryKey: RUNS_KEY,
    queryFn: async ({ signal }) =>
      (await (await calls()).listTemplateRuns(await productApi(), {}, { signal })).runs,
    staleTime: 1e4,
    refetchOnMount: true,
  })
}
/** One run of the account. Fails with NOT_FOUND. */
function runQuery({ productApi }, id) {
  return queryOptions({
    queryKey: [...RUNS_KEY, id],
    queryFn: async ({ signal }) => (await calls()).readTemplateRun(await productApi(), id, { signal }),
    refetchOnMount: true,
  })
}
/** The document has said that there is no such template. */
var TemplateMissing = class extends Error {
  name = 'TemplateMissing'
}
/** Whether there is no such thing, or not any more. */
var isGone = (error) =>
  error instanceof TemplateMissing || (error instanceof ApiError && error.status === 404)
export {
  templateQuery as a,
  runsQuery as i,
  quoteQuery as n,
  templatesQuery as o,
  runQuery as r,
  isGone as t,
}
