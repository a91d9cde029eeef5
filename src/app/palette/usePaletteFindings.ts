import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ContentEntry } from '#domain/content/entry.ts'
import { CONTENT_KINDS } from '#domain/content/kinds.ts'
import { searchEntries } from '#domain/content/searchEntries.ts'
import { type SearchedEntry, searchedEntryOf } from '#domain/content/searchedEntry.ts'
import type { ModelCard } from '#domain/models/model.ts'
import { searchModels } from '#domain/models/searchModels.ts'
import type { TemplateCard } from '#domain/template/publicTemplate.ts'
import { type MadeWork, searchGenerations } from '#domain/generation/searchGenerations.ts'
import { searchTemplates } from '#domain/template/searchTemplates.ts'
import { useOwnWorks } from '#features/generation/archive/useOwnWorks.ts'
import { modelLanguage, modelsQuery } from '#features/models/queries.ts'
import { contentLanguage, entriesQuery } from '#features/reading/queries.ts'
import { searchedEntriesQuery } from '#features/reading/searchedEntriesQuery.ts'
import { templateLanguage } from '#features/templates/pageData.ts'
import { templatesQuery } from '#features/templates/templateQueries.ts'
import type { Found } from '#domain/search/searchItems.ts'
import { useServices } from '#services/services.tsx'
import { usePreparedItems } from './usePreparedItems.ts'

const NOTHING: Found<never> = { found: [], meant: null }
const NO_TEXTS: readonly SearchedEntry[] = []
const NO_TEMPLATES: readonly TemplateCard[] = []
const NO_MODELS: readonly ModelCard[] = []
const NO_WORKS: readonly MadeWork[] = []

/** The searchable texts of several lists. */
const searchedOf = (lists: readonly UseQueryResult<{ readonly entries: readonly ContentEntry[] }>[]) =>
  lists.flatMap(({ data }) => data?.entries ?? []).map(searchedEntryOf)

/**
 * Finds articles for a text, at typing speed. Where the search index of all texts can’t be had, it searches the lists
 * stored on this device.
 */
export function usePaletteTexts(text: string): Found<SearchedEntry> {
  const { i18n } = useLingui()
  const services = useServices()
  const language = contentLanguage(i18n.locale)
  const wanted = text.trim()
  const all = useQuery({ ...searchedEntriesQuery(services, language), enabled: wanted !== '' })
  const kept = useQueries({
    queries: CONTENT_KINDS.map((kind) => ({
      ...entriesQuery(services, language, kind),
      enabled: wanted !== '' && all.isError,
    })),
    combine: searchedOf,
  })
  const prepared = usePreparedItems(searchEntries, all.data?.entries ?? kept) ?? NO_TEXTS
  return wanted === '' ? NOTHING : searchEntries(prepared, wanted)
}

/** The templates that a text finds, from the list that their gallery shows. */
export function usePaletteTemplates(text: string): Found<TemplateCard> {
  const { i18n } = useLingui()
  const wanted = text.trim()
  const query = templatesQuery(useServices(), templateLanguage(i18n.locale))
  const { data } = useQuery({ ...query, enabled: wanted !== '' })
  const prepared = usePreparedItems(searchTemplates, data?.templates ?? NO_TEMPLATES) ?? NO_TEMPLATES
  return wanted === '' ? NOTHING : searchTemplates(prepared, wanted)
}

/** The models that a text finds, from the list that their catalogue shows. */
export function usePaletteModels(text: string): Found<ModelCard> {
  const { i18n } = useLingui()
  const wanted = text.trim()
  const query = modelsQuery(useServices(), modelLanguage(i18n.locale))
  const { data } = useQuery({ ...query, enabled: wanted !== '' })
  const prepared = usePreparedItems(searchModels, data?.models ?? NO_MODELS) ?? NO_MODELS
  return wanted === '' ? NOTHING : searchModels(prepared, wanted)
}

/** Finds the present user's own works for a text: also without a network, as far as they are stored here. */
export function usePaletteWorks(text: string): Found<MadeWork> {
  const wanted = text.trim()
  const works = useOwnWorks(wanted !== '')
  const prepared = usePreparedItems(searchGenerations, works) ?? NO_WORKS
  return wanted === '' ? NOTHING : searchGenerations(prepared, wanted)
}
