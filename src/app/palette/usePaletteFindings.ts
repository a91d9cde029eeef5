import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ContentEntry } from '#domain/content/entry.ts'
import { CONTENT_KINDS } from '#domain/content/kinds.ts'
import { searchEntries } from '#domain/content/searchEntries.ts'
import type { ModelCard } from '#domain/models/model.ts'
import { searchModels } from '#domain/models/searchModels.ts'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import { searchTemplates } from '#domain/template/searchTemplates.ts'
import { modelLanguage, modelsQuery } from '#features/models/queries.ts'
import { contentLanguage, entriesQuery } from '#features/reading/queries.ts'
import { templateLanguage } from '#features/templates/pageData.ts'
import { templatesQuery } from '#features/templates/templateQueries.ts'
import { useServices } from '#services/services.tsx'

/** Beside the products there is room for so many of each. */
const MOST = 4

const NO_TEXTS: readonly ContentEntry[] = []
const NO_TEMPLATES: readonly TemplateCard[] = []
const NO_MODELS: readonly ModelCard[] = []

const entriesOf = (lists: readonly UseQueryResult<{ readonly entries: readonly ContentEntry[] }>[]) =>
  lists.flatMap(({ data }) => data?.entries ?? [])

/**
 * What there is to read about a text: from the lists that the reading screens show, each as soon as it is here, so that
 * it answers between two letters, and without a network what this device has kept.
 */
export function usePaletteTexts(text: string): readonly ContentEntry[] {
  const { i18n } = useLingui()
  const services = useServices()
  const wanted = text.trim()
  const entries = useQueries({
    queries: CONTENT_KINDS.map((kind) => ({
      ...entriesQuery(services, contentLanguage(i18n.locale), kind),
      enabled: wanted !== '',
    })),
    combine: entriesOf,
  })
  return wanted === '' ? NO_TEXTS : searchEntries(entries, wanted).found.slice(0, MOST)
}

/** The templates that a text finds, from the list that their gallery shows. */
export function usePaletteTemplates(text: string): readonly TemplateCard[] {
  const { i18n } = useLingui()
  const wanted = text.trim()
  const query = templatesQuery(useServices(), templateLanguage(i18n.locale))
  const { data } = useQuery({ ...query, enabled: wanted !== '' })
  return wanted === ''
    ? NO_TEMPLATES
    : searchTemplates(data?.templates ?? NO_TEMPLATES, wanted).found.slice(0, MOST)
}

/** The models that a text finds, from the list that their catalogue shows. */
export function usePaletteModels(text: string): readonly ModelCard[] {
  const { i18n } = useLingui()
  const wanted = text.trim()
  const query = modelsQuery(useServices(), modelLanguage(i18n.locale))
  const { data } = useQuery({ ...query, enabled: wanted !== '' })
  return wanted === '' ? NO_MODELS : searchModels(data?.models ?? NO_MODELS, wanted).found.slice(0, MOST)
}
