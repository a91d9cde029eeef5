import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import type { Models } from '#domain/models/model.ts'
import type { ModelListPlace } from '#domain/models/modelAddresses.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { useServices } from '#services/services.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import type { ModelSearch } from '../modelSearch.ts'
import { modelLanguage, modelsQuery } from '../queries.ts'
import { AllModels } from './AllModels.tsx'
import { ModelList } from './ModelList.tsx'
import { TilesSkeleton } from './Tiles.tsx'
import styles from './Models.module.css'

export interface ModelsScreenProps {
  readonly place: ModelListPlace
  readonly search: ModelSearch
  readonly onSearchChange: OnSearchChange<ModelSearch>
  /** Called once the models are here, where they weren’t at the start. */
  readonly onLoaded: () => void
}

/** /modele and its lists: models of a medium and a category, to be searched, narrowed and chosen. */
export function ModelsScreen({ place, search, onSearchChange, onLoaded }: ModelsScreenProps) {
  const { t, i18n } = useLingui()
  const services = useServices()
  const isOffline = useConnectionView() === 'offline'
  const { data, error, refetch } = useQuery(modelsQuery(services, modelLanguage(i18n.locale)))
  // Typing stays quick: the list may come a frame later than the field.
  const question = useDeferredValue(search)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onLoaded()
  }, [isThere, onLoaded])
  if (data === undefined) {
    return (
      <Page>
        <PageHeader title={t`Modele AI`} />
        {error === null ? (
          <TilesSkeleton />
        ) : (
          <ErrorState
            title={isOffline ? t`Tej listy nie ma na tym urządzeniu` : t`Nie udało się wczytać listy`}
            onRetry={() => void refetch()}
          />
        )}
      </Page>
    )
  }
  const words = wordsOf(data, place)
  const since = data.keptSince === null ? null : Date.parse(data.keptSince)
  const given = { ...data, search, question, onSearchChange }
  return (
    <Page>
      <PageHeader
        {...(place.medium === null
          ? {}
          : {
              breadcrumbs: [
                { label: t`Modele`, to: '/modele' as const },
                ...(place.category === null
                  ? []
                  : [
                      {
                        label: wordsOf(data, { medium: place.medium, category: null })?.title ?? '',
                        to: '/modele/$medium' as const,
                        params: { medium: place.medium },
                      },
                    ]),
                { label: words?.title ?? '' },
              ],
            })}
        title={words?.title ?? t`Modele AI`}
        lead={
          words?.description ??
          t`Co potrafi każdy model, na jakiej jest licencji i skąd to wiemy. Te, które działają w Iskrze, od razu wypróbujesz.`
        }
      />
      <div className={styles.screen}>
        <Staleness since={since} isOffline={isOffline} />
        {place.medium === null ? <AllModels {...given} /> : <ModelList {...given} place={place} />}
      </div>
    </Page>
  )
}

function wordsOf({ lists }: Models, place: ModelListPlace) {
  return lists.find(({ medium, category }) => medium === place.medium && category === place.category)
}
