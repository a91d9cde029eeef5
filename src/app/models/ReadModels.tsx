import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useListSearch } from '../addresses/useListSearch.ts'
import type { ModelListPlace } from '#domain/models/modelAddresses.ts'
import { CompareScreen } from '#features/models/compare/CompareScreen.tsx'
import { ModelsScreen } from '#features/models/list/ModelsScreen.tsx'
import { NoModel } from '#features/models/model/NoModel.tsx'
import { ModelScreen } from '#features/models/model/ModelScreen.tsx'
import { type ModelSearch, readModelSearch, type SaidModelSearch } from '#features/models/modelSearch.ts'

interface KnownAtStart {
  /** Whether the loader has found it. */
  readonly isKnown: boolean
}

/** The head was made before a slow answer came: the loader finds it now, and the title follows. */
function useOnLoaded(isKnown: boolean): () => void {
  const router = useRouter()
  return useCallback(() => {
    if (!isKnown) void router.invalidate()
  }, [isKnown, router])
}

export interface ReadModelsProps extends KnownAtStart {
  /** Null where the words of the address name no list. */
  readonly place: ModelListPlace | null
  readonly said: SaidModelSearch
}

/** A list of models at its address; on the list of all, a comparison takes its place. */
export function ReadModels({ place, said, isKnown }: ReadModelsProps) {
  const onLoaded = useOnLoaded(isKnown)
  const [search, onSearchChange] = useListSearch<ModelSearch>(readModelSearch(said))
  if (place === null) return <NoModel />
  if (place.medium === null && search.porownaj !== undefined) {
    return <CompareScreen compared={search.porownaj} />
  }
  return <ModelsScreen place={place} search={search} onSearchChange={onSearchChange} onLoaded={onLoaded} />
}

export interface ReadModelProps extends KnownAtStart {
  readonly slug: string
  readonly path: string
}

/** One model at its address. */
export function ReadModel({ slug, path, isKnown }: ReadModelProps) {
  return <ModelScreen key={slug} slug={slug} path={path} onLoaded={useOnLoaded(isKnown)} />
}
