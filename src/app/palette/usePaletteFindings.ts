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
import { useServices } from '#services/services.tsx'
import { usePreparedItems } from './usePreparedItems.ts'

/** Beside the products there is room for so many of each. */
const MOST = 4

const NO_TEXTS: readonly SearchedEntry[] = []
const NO_TEMPLATES: readonly TemplateCard[] = []
const NO_MODELS: readonly ModelCard[] = []
const NO_WORKS: readonly MadeWork[] = []

/** What lists say of the texts that they show. */
const searchedOf = (lists: readonly UseQueryResult<{ readonly entries: readonly ContentEntry[] }>[]) =>
  lists.flatMap(({ data }) => data?.entries ?? []).map(searchedEntryOf)

/**
 * What there is to read about a text, answered between two letters. Where what search knows of all texts can’t be had,
 * it is found in the lists that this device has kept.
 */
export function usePaletteTexts(text: string): readonly SearchedEntry[] {
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
  return wanted === '' ? NO_TEXTS : searchEntries(prepared, wanted).found.slice(0, MOST)
}

/** The templates that a text finds, from the list that their gallery shows. */
export function usePaletteTemplates(text: string): readonly TemplateCard[] {
  const { i18n } = useLingui()
  const wanted = text.trim()
  const query = templatesQuery(useServices(), templateLanguage(i18n.locale))
  const { data } = useQuery({ ...query, enabled: wanted !== '' })
  const prepared = usePreparedItems(searchTemplates, data?.templates ?? NO_TEMPLATES) ?? NO_TEMPLATES
  return wanted === '' ? NO_TEMPLATES : searchTemplates(prepared, wanted).found.slice(0, MOST)
}

/** The models that a text finds, from the list that their catalogue shows. */
export function usePaletteModels(text: string): readonly ModelCard[] {
  const { i18n } = useLingui()
  const wanted = text.trim()
  const query = modelsQuery(useServices(), modelLanguage(i18n.locale))
  const { data } = useQuery({ ...query, enabled: wanted !== '' })
  const prepared = usePreparedItems(searchModels, data?.models ?? NO_MODELS) ?? NO_MODELS
  return wanted === '' ? NO_MODELS : searchModels(prepared, wanted).found.slice(0, MOST)
}

/** What whoever uses this device has made that a text finds: also without a network, as far as it is kept here. */
export function usePaletteWorks(text: string): readonly MadeWork[] {
  const wanted = text.trim()
  const works = useOwnWorks(wanted !== '')
  const prepared = usePreparedItems(searchGenerations, works) ?? NO_WORKS
  return wanted === '' ? NO_WORKS : searchGenerations(prepared, wanted).found.slice(0, MOST)
}
