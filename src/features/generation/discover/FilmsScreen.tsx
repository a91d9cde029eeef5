import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '#services/services.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { discoverLanguage, examplesQuery, filmsQuery } from './discoverQueries.ts'
import type { FilmsSearch } from './discoverSearch.ts'
import styles from './Discover.module.css'
import { ExampleSection } from './ExampleSection.tsx'
import { FilmTile } from './FilmTile.tsx'
import { copySince } from './copySince.ts'
import { WideSkeleton } from './WideSkeleton.tsx'

/** So many stills are fetched at once. */
const FIRST_SEEN = 2

export interface DiscoverScreenProps<Search> {
  readonly search: Search
  readonly isOffline: boolean
}

/** /wideo: the films that people have made public, newest first. */
export function FilmsScreen({ search: { przed }, isOffline }: DiscoverScreenProps<FilmsSearch>) {
  const { i18n, t } = useLingui()
  const services = useServices()
  const wall = useInfiniteQuery(filmsQuery(services, przed))
  const { data: examples = [] } = useQuery(examplesQuery(services, discoverLanguage(i18n.locale)))
  const [open, setOpen] = useState<string | null>(null)
  const pages = wall.data?.pages ?? []
  const films = pages.flatMap(({ items }) => items)
  const next = pages.at(-1)?.next ?? null
  return (
    <Page>
      <PageHeader
        title={<Trans>Ściana filmów</Trans>}
        lead={<Trans>Filmy, które ludzie zrobili w Iskrze i pokazali wszystkim.</Trans>}
        actions={
          films.length === 0 ? undefined : (
            <ButtonLink to="/generatory/wideo" variant="primary" icon={<Clapperboard size={18} />}>
              <Trans>Zrób swój film</Trans>
            </ButtonLink>
          )
        }
      />
      <div className={styles.screen}>
        <Staleness since={copySince(pages, wall)} isOffline={isOffline} />
        {wall.data === undefined ? (
          wall.error === null ? (
            <WideSkeleton label={t`Wczytujemy filmy`} />
          ) : (
            <ErrorState
              title={isOffline ? t`Ściany filmów nie ma na tym urządzeniu` : t`Nie udało się wczytać filmów`}
              onRetry={() => void wall.refetch()}
              {...(isOffline && {
                description: t`Otwórz ją raz, gdy masz sieć, a potem obejrzysz ją też bez niej.`,
              })}
            />
          )
        ) : films.length === 0 ? (
          <EmptyState
            icon={<Clapperboard size={28} />}
            title={przed === undefined ? t`Nie ma tu jeszcze filmów` : t`To już wszystkie filmy`}
            description={t`Zrób film i na jego stronie włącz „Publiczna”, a pojawi się tutaj.`}
            action={
              <ButtonLink to="/generatory/wideo" variant="primary">
                <Trans>Zrób film</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <>
            <ul className={styles.wide} aria-label={t`Filmy`}>
              {films.map((work, index) => (
                <li key={work.id}>
                  <FilmTile
                    work={work}
                    isFirst={index < FIRST_SEEN}
                    isOpen={open === work.id}
                    onOpen={() => setOpen(work.id)}
                    onBroken={() => void wall.refetch()}
                  />
                </li>
              ))}
            </ul>
            {next === null ? null : (
              <ButtonLink
                to="/wideo"
                search={{ przed: next }}
                className={styles.more ?? ''}
                aria-busy={wall.isFetchingNextPage}
                onClick={(event) => {
                  // Without a script the address leads to the next page; with one it comes below.
                  event.preventDefault()
                  void wall.fetchNextPage()
                }}
              >
                <Trans>Pokaż starsze</Trans>
              </ButtonLink>
            )}
            {wall.isFetchNextPageError ? (
              <p role="alert" className={styles.note}>
                <Trans>Starszych nie udało się wczytać. Spróbuj jeszcze raz.</Trans>
              </p>
            ) : null}
          </>
        )}
        <ExampleSection
          examples={examples.filter(({ filmUrl }) => filmUrl !== '')}
          open={open}
          onOpen={setOpen}
        />
      </div>
    </Page>
  )
}
