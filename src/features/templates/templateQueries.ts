import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { publicTemplateSchema, templateCardsSchema } from '#domain/template/publicTemplate.ts'
import type { FormValues } from '#domain/template/fillForm.ts'
import { GIVEN_TEMPLATE, GIVEN_TEMPLATES } from '#domain/template/givenTemplates.ts'
import type { Services } from '#services/services.tsx'

type Language = 'pl' | 'en'

/** Templates change when somebody publishes one: what was read lately will do. */
const STALE_MS = 60_000

const calls = () => import('#api/product/templateRunCalls.ts')

/** Everything that is published, what was used most first. The first answer comes with the document. */
export function templatesQuery({ given, productApi }: Services, language: Language) {
  return queryOptions({
    queryKey: ['templates', language],
    queryFn: async ({ signal }) => {
      const first = await given?.(GIVEN_TEMPLATES, { language })
      if (first !== undefined) return templateCardsSchema.parse(first).templates
      return (await calls()).listPublicTemplates(await productApi(), { language }, { signal })
    },
    staleTime: STALE_MS,
    refetchOnMount: true,
  })
}

/** A published template with its form. Fails with NOT_FOUND. */
export function templateQuery({ given, productApi }: Services, slug: string, language: Language) {
  return queryOptions({
    queryKey: ['templates', language, slug],
    queryFn: async ({ signal }) => {
      const first = await given?.(GIVEN_TEMPLATE, { slug, language })
      if (first === null) throw new TemplateMissing()
      if (first !== undefined) return publicTemplateSchema.parse(first)
      return (await calls()).readPublicTemplate(await productApi(), { slug, language }, { signal })
    },
    staleTime: STALE_MS,
    refetchOnMount: true,
  })
}

export interface QuoteQuestion {
  readonly slug: string
  readonly values: FormValues
  readonly language: Language
  readonly device: 'phone' | 'desktop'
}

/** What a run may cost, filled so. */
export function quoteQuery({ productApi }: Services, { slug, ...question }: QuoteQuestion) {
  return queryOptions({
    queryKey: ['template-quote', slug, question],
    queryFn: async ({ signal }) =>
      (await calls()).quoteRun(
        await productApi(),
        { slug, ...question, values: { ...question.values } },
        { signal },
      ),
    staleTime: STALE_MS,
  })
}

/** Where everything about runs of the account stands in the query cache. */
export const RUNS_KEY = [ACCOUNT_KEY, 'template-runs'] as const

/** The account’s latest runs, those of other devices included. */
export function runsQuery({ productApi }: Services) {
  return queryOptions({
    queryKey: RUNS_KEY,
    queryFn: async ({ signal }) =>
      (await (await calls()).listTemplateRuns(await productApi(), {}, { signal })).runs,
    staleTime: 10_000,
    refetchOnMount: true,
  })
}

/** One run of the account. Fails with NOT_FOUND. */
export function runQuery({ productApi }: Services, id: string) {
  return queryOptions({
    queryKey: [...RUNS_KEY, id],
    queryFn: async ({ signal }) => (await calls()).readTemplateRun(await productApi(), id, { signal }),
    refetchOnMount: true,
  })
}

/** The document has said that there is no such template. */
class TemplateMissing extends Error {
  override readonly name = 'TemplateMissing'
}

/** Whether there is no such thing, or not any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof TemplateMissing || (error instanceof ApiError && error.status === 404)
