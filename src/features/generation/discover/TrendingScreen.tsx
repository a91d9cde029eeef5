import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { useId, useState } from 'react'
import type { TrendingEntry } from '#domain/discover/discover.ts'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { useServices } from '#services/services.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { discoverLanguage, trendingQuery } from './discoverQueries.ts'
import { trendingMedium, type TrendingSearch } from './discoverSearch.ts'
import styles from './Discover.module.css'
import { ExampleTile } from './ExampleTile.tsx'
import type { DiscoverScreenProps } from './FilmsScreen.tsx'
import { FilmTile } from './FilmTile.tsx'
import { copySince } from './copySince.ts'
import { PictureTile } from './PictureTile.tsx'
import { TrendingFilters } from './TrendingFilters.tsx'
import { WideSkeleton } from './WideSkeleton.tsx'

/** So many stills are fetched at once. */
const FIRST_SEEN = 2

export interface TrendingScreenProps extends DiscoverScreenProps<TrendingSearch> {
  readonly onSearchChange: OnSearchChange<TrendingSearch>
}

/** /popularne: public works and templates by how many were interested in them, over a time that its address says. */
export function TrendingScreen({ search, onSearchChange, isOffline }: TrendingScreenProps) {
  const { i18n, t } = useLingui()
  const services = useServices()
  const { templates: hasTemplates } = services.config.features
  const trending = useQuery(trendingQuery(services, search, discoverLanguage(i18n.locale)))
  const { data, error, refetch } = trending
  return (
    <Page>
      <PageHeader
        title={<Trans>Popularne</Trans>}
        lead={
          hasTemplates ? (
            <Trans>Najczęściej oglądane prace i szablony.</Trans>
          ) : (
            <Trans>Najczęściej oglądane prace.</Trans>
          )
        }
      />
      <div className={styles.screen}>
        <TrendingFilters search={search} onSearchChange={onSearchChange} />
        <Staleness since={data === undefined ? null : copySince([data], trending)} isOffline={isOffline} />
        {data === undefined ? (
          error === null ? (
            <WideSkeleton label={t`Wczytujemy popularne`} />
          ) : (
            <ErrorState
              title={isOffline ? t`Tej listy nie ma na tym urządzeniu` : t`Nie udało się wczytać listy`}
              onRetry={() => void refetch()}
              {...(isOffline && {
                description: t`Otwórz ją raz, gdy masz sieć, a potem obejrzysz ją też bez niej.`,
              })}
            />
          )
        ) : (
          <Found {...data} search={search} onBroken={() => void refetch()} />
        )}
        <HowCounted />
      </div>
    </Page>
  )
}

interface FoundProps {
  readonly entries: readonly TrendingEntry[]
  readonly newest: readonly SharedGeneration[]
  readonly search: TrendingSearch
  readonly onBroken: () => void
}

function Found({ entries, newest, search, onBroken }: FoundProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string | null>(null)
  const id = useId()
  const player = (key: string) => ({ isOpen: open === key, onOpen: () => setOpen(key), onBroken })
  const { templates: hasTemplates } = useServices().config.features
  const isOfTemplates = hasTemplates && trendingMedium(search) === 'template'
  return (
    <>
      {entries.length > 0 ? (
        <ol className={styles.wide} aria-label={t`Od najpopularniejszych`}>
          {entries.map((entry, index) => (
            <li key={entry.kind === 'work' ? entry.work.id : entry.template.slug} className={styles.place}>
              {entry.kind === 'work' ? (
                <WorkTile work={entry.work} isFirst={index < FIRST_SEEN} {...player(entry.work.id)} />
              ) : (
                <ExampleTile template={entry.template} level={2} {...player(entry.template.slug)} />
              )}
            </li>
          ))}
        </ol>
      ) : newest.length > 0 ? (
        <p className={styles.note}>
          <Trans>W tym czasie nie było wizyt, które możemy policzyć.</Trans>
        </p>
      ) : (
        <EmptyState
          icon={<Flame size={28} />}
          title={t`Na razie nie ma tu popularnych prac`}
          description={
            isOfTemplates
              ? t`Wybierz dłuższy okres albo zajrzyj do wszystkich szablonów.`
              : t`Zrób coś i włącz „Publiczna” na stronie pracy, a pojawi się tu wśród najnowszych.`
          }
          action={
            isOfTemplates ? (
              <ButtonLink to="/szablony" variant="primary">
                <Trans>Wszystkie szablony</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink to="/generatory" variant="primary">
                <Trans>Wybierz generator</Trans>
              </ButtonLink>
            )
          }
        />
      )}
      {newest.length === 0 ? null : (
        <section className={styles.section} aria-labelledby={id}>
          <h2 id={id}>
            <Trans>Najnowsze</Trans>
          </h2>
          <ul className={styles.wide}>
            {newest.map((work) => (
              <li key={work.id}>
                <WorkTile work={work} isFirst={false} {...player(work.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <output className="visually-hidden">
        <Plural
          value={entries.length}
          one="# popularna praca lub szablon"
          few="# popularne prace i szablony"
          many="# popularnych prac i szablonów"
          other="# popularnej pracy i szablonu"
        />
      </output>
    </>
  )
}

interface WorkTileProps {
  readonly work: SharedGeneration
  readonly isFirst: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onBroken: () => void
}

function WorkTile({ work, isFirst, isOpen, onOpen, onBroken }: WorkTileProps) {
  return work.type === 'video' ? (
    <FilmTile work={work} isFirst={isFirst} isOpen={isOpen} onOpen={onOpen} onBroken={onBroken} />
  ) : (
    <PictureTile work={work} isFirst={isFirst} onBroken={onBroken} />
  )
}

/** How a place is computed, and which data isn't collected for it. */
function HowCounted() {
  return (
    <Disclosure title={<Trans>Jak to liczymy</Trans>}>
      <div className={styles.counted}>
        <p>
          <Trans>
            Punkt za wizytę na stronie pracy albo szablonu, punkt za każdą minutę (najwyżej dwie na wizytę),
            cztery za rzecz zrobioną z szablonu. Dzień liczymy logarytmicznie, więc setna wizyta znaczy mniej
            niż pierwsza, a starsze dni mniej niż dzisiejszy.
          </Trans>
        </p>
        <p>
          <Trans>
            Liczymy wizyty osób, które się na to zgodziły: bez nazwisk, kont i numerów. Pokazujemy tylko
            publiczne prace. Gdy autor to cofnie, praca znika od razu.
          </Trans>
        </p>
      </div>
    </Disclosure>
  )
}
