import type { ModelCard } from '#domain/models/model.ts'
import type { Found } from '#domain/search/searchItems.ts'
import { lateSearch } from '#ui/lazySearch.ts'

type FindModels = (models: readonly ModelCard[], text: string) => Found<ModelCard>

/** The search of models by words. */
export const { load: loadModelSearch, useSearch: useModelSearch } = lateSearch<FindModels>(
  () => import('#domain/models/searchModels.ts').then(({ searchModels }) => searchModels),
  (models) => ({ found: models, meant: null }),
)
