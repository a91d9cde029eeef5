import { queryOptions } from '@tanstack/react-query'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import { readPublic } from '#api/publicReads/readPublic.ts'
import { modelReader, modelReadPath, modelsReader, modelsReadPath } from '#domain/models/model.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '#i18n/languages.ts'
import { KEPT_WHILE_TRANSLATED } from '#services/keptWhileTranslated.ts'

/** Specification part 1, section 9: how long the content service's answers are fresh, ms. */
const MODELS_STALE_MS = 300_000

interface Reading {
  readonly publicReads: PublicReads
}

/** The language of models' facts, where the page has another locale’s. */
export const modelLanguage = (locale: string): Language => languageOf(locale) ?? DEFAULT_LANGUAGE

/** All models, with the titles of the lists. */
export function modelsQuery({ publicReads }: Reading, language: Language) {
  return queryOptions({
    queryKey: ['models', language],
    queryFn: async ({ signal }) => {
      const path = modelsReadPath(language)
      const { value, keptSince } = await readPublic(publicReads, path, modelsReader, signal)
      return { ...value, keptSince }
    },
    ...KEPT_WHILE_TRANSLATED,
    staleTime: MODELS_STALE_MS,
    refetchOnMount: true,
  })
}

/** One model. Fails with NOT_FOUND. */
export function modelQuery({ publicReads }: Reading, language: Language, slug: string) {
  return queryOptions({
    queryKey: ['models', language, slug],
    queryFn: async ({ signal }) => {
      const path = modelReadPath(language, slug)
      const { value, keptSince } = await readPublic(publicReads, path, modelReader, signal)
      return { model: value, keptSince }
    },
    ...KEPT_WHILE_TRANSLATED,
    staleTime: MODELS_STALE_MS,
    refetchOnMount: true,
    // A model missing in the document is missing: its page says so while it is rendered.
    retryOnMount: false,
  })
}
