import { use } from 'react'
import type { ModelCard } from '#domain/models/model.ts'
import type { Search } from '#domain/search/searchItems.ts'
import { untilLoaded } from '#ui/lazyPart.ts'

let loading: Promise<Search<ModelCard>> | null = null

/** Fetches what searches models by words, once. */
export function loadModelSearch(): Promise<Search<ModelCard>> {
  loading ??= untilLoaded(() => import('#domain/models/searchModels.ts')).then(
    ({ searchModels }) => searchModels,
  )
  return loading
}

const FOR_NOTHING: Search<ModelCard> = (models) => ({ found: models, meant: null })

/**
 * What answers the words of a question. For the first words on this page it waits for its code: under a deferred
 * question the list stays as it was meanwhile.
 */
export function useModelSearch(text: string): Search<ModelCard> {
  return text === '' ? FOR_NOTHING : use(loadModelSearch())
}
