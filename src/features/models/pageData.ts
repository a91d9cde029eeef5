import type { Model, ModelListWords } from '#domain/models/model.ts'
import { categoryOf, mediumOf } from '#domain/models/modelMedia.ts'
import { modelListPath, modelPath, type ModelListPlace } from '#domain/models/modelAddresses.ts'
import type { Services } from '#services/services.tsx'
import { settleSoon } from '#services/settleSoon.ts'
import { modelsAt } from './list/findModels.ts'
import { slugsOf } from './modelSearch.ts'
import { modelLanguage, modelQuery, modelsQuery } from './queries.ts'

// The reads of the routes' loaders. Each waits only a moment: see `settleSoon`.

/** The list of all. */
export const ALL_MODELS: ModelListPlace = { medium: null, category: null }

/** The subject of a list's page. */
export interface ModelListSubject {
  readonly kind: 'model-list'
  /** Its title; null for the list of all, whose screen has words of its own. */
  readonly words: ModelListWords | null
  /** Its models with their addresses. */
  readonly models: readonly { readonly name: string; readonly path: string }[]
  readonly origin: string
  /** Its canonical one. */
  readonly path: string
}

/** For a list, and for a comparison; null where there is no list, and where it isn’t loaded yet. */
export async function loadModels(
  services: Services,
  locale: string,
  place: ModelListPlace | null,
  compared?: unknown,
): Promise<ModelListSubject | null> {
  if (place === null) return null
  const { queryClient, origin } = services
  const language = modelLanguage(locale)
  const query = modelsQuery(services, language)
  await settleSoon(
    Promise.all([
      queryClient.prefetchQuery(query),
      ...slugsOf(compared).map((slug) => queryClient.prefetchQuery(modelQuery(services, language, slug))),
    ]),
    services,
  )
  const known = queryClient.getQueryData(query.queryKey)
  if (known === undefined) return null
  const words = known.lists.find(
    ({ medium, category }) => medium === place.medium && category === place.category,
  )
  return {
    kind: 'model-list',
    words: words ?? null,
    models: modelsAt(known.models, place).map((model) => ({ name: model.name, path: modelPath(model) })),
    origin,
    path: modelListPath(place),
  }
}

/** The subject of a model's page. */
export interface ModelSubject {
  readonly kind: 'model'
  readonly model: Model
  readonly origin: string
  readonly path: string
}

/** For a model’s page: the model, if it is loaded and belongs to this address. */
export async function loadModel(
  services: Services,
  locale: string,
  path: string,
  slug: string,
): Promise<ModelSubject | null> {
  const query = modelQuery(services, modelLanguage(locale), slug)
  await settleSoon(services.queryClient.prefetchQuery(query), services)
  const model = services.queryClient.getQueryData(query.queryKey)?.model
  if (model === undefined || modelPath(model) !== path) return null
  return { kind: 'model', model, origin: services.origin, path }
}

/** The list of an address; null without one. */
export function placeNamed(medium: string, category?: string): ModelListPlace | null {
  const named = mediumOf(medium)
  if (named === null) return null
  if (category === undefined) return { medium: named, category: null }
  const inMedium = categoryOf(named, category)
  return inMedium === null ? null : { medium: named, category: inMedium }
}
