import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import { readPublic, schemaReader } from '#api/publicReads/readPublic.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { noteVisitToken } from '#domain/engagement/visitToken.ts'
import { publicTemplateSchema, templateCardsSchema } from '#domain/template/publicTemplate.ts'
import type { FormValues } from '#domain/template/fillForm.ts'
import { KEPT_WHILE_TRANSLATED } from '#services/keptWhileTranslated.ts'
import type { Services } from '#services/services.tsx'

type Language = 'pl' | 'en'

/** Templates change only when one is published: a recent read will do. */
const STALE_MS = 60_000

const calls = () => import('#api/product/templateRunCalls.ts')

/** All published templates, most used first, and since when they have been a copy. */
export function templatesQuery({ publicReads }: Services, language: Language) {
  return queryOptions({
    queryKey: ['templates', language],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/templates?language=${language}`
      const { value, keptSince } = await readPublic(
        publicReads,
        path,
        schemaReader(templateCardsSchema),
        signal,
      )
      return { templates: value.templates, keptSince }
    },
    ...KEPT_WHILE_TRANSLATED,
    staleTime: STALE_MS,
    refetchOnMount: true,
  })
}

/** A published template with its form, and since when it has been a copy. Fails with NOT_FOUND. */
export function templateQuery({ publicReads }: Services, slug: string, language: Language) {
  return queryOptions({
    queryKey: ['templates', language, slug],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/templates/${encodeURIComponent(slug)}?language=${language}`
      const { value, keptSince } = await readPublic(
        publicReads,
        path,
        schemaReader(publicTemplateSchema),
        signal,
      )
      noteVisitToken(slug, value.visitToken)
      return { template: value, keptSince }
    },
    ...KEPT_WHILE_TRANSLATED,
    staleTime: STALE_MS,
    refetchOnMount: true,
    // A template missing in the document is missing: its page says so while it is rendered.
    retryOnMount: false,
  })
}

export interface QuoteQuestion {
  readonly slug: string
  readonly values: FormValues
  readonly language: Language
  readonly device: 'phone' | 'desktop'
}

/** The possible price of a run with this form. */
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

/** The query key of the account's runs. */
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

/** Whether there is no such thing, or not any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
