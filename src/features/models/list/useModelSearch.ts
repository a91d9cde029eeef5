import { use } from 'react'
import type { ModelCard } from '#domain/models/model.ts'
import type { Found } from '#domain/search/searchItems.ts'
import { untilLoaded } from '#ui/lazyPart.ts'

type FindModels = (models: readonly ModelCard[], text: string) => Found<ModelCard>

let loading: Promise<FindModels> | null = null

/** Fetches what searches models by words, once. */
export function loadModelSearch(): Promise<FindModels> {
  loading ??= untilLoaded(() => import('#domain/models/searchModels.ts')).then(
    ({ searchModels }) => searchModels,
  )
  return loading
}

const FOR_NOTHING: FindModels = (models) => ({ found: models, meant: null })

/**
 * What answers the words of a question. For the first words on this page it waits for its code: under a deferred
 * question the list stays as it was meanwhile.
 */
export function useModelSearch(text: string): FindModels {
  return text === '' ? FOR_NOTHING : use(loadModelSearch())
}
