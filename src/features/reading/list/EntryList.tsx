import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { type ContentSearch, ENTRIES_A_PAGE } from '#domain/content/contentSearch.ts'
import { CONTENT_ADDRESSES } from '#domain/content/contentAddresses.ts'
import type { ContentEntry } from '#domain/content/entry.ts'
import type { ContentKind } from '#domain/content/kinds.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { useServices } from '#services/services.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LazyKeptTexts } from '../kept/LazyKeptTexts.tsx'
import { contentLanguage, entriesQuery } from '../queries.ts'
import { EntryTile } from './EntryTile.tsx'
import styles from './Entries.module.css'

export interface EntryListProps {
  readonly kind: ContentKind
  readonly search?: ContentSearch
  /** False for a shorter list that is shown whole. */
  readonly isPaged?: boolean
}

/** The articles of a kind, newest first, page by page. */
export function EntryList({ kind, search = {}, isPaged = true }: EntryListProps) {
  const { t, i18n } = useLingui()
  const services = useServices()
  const isOffline = useConnectionView() === 'offline'
  const { data, error, refetch } = useQuery(entriesQuery(services, contentLanguage(i18n.locale), kind))
  if (data === undefined) {
    return error === null ? (
      <Tiles>
        {Array.from({ length: 3 }, (_, at) => (
          <Skeleton key={at} shape="box" height="22rem" />
        ))}
      </Tiles>
    ) : (
      <>
        <ErrorState
          title={isOffline ? t`Tej listy nie ma na tym urządzeniu` : t`Nie udało się wczytać listy`}
          onRetry={() => void refetch()}
        />
        <LazyKeptTexts />
      </>
    )
  }
  const entries = data.entries.filter(
    ({ audience }) => search.audience === undefined || audience === null || audience === search.audience,
  )
  const page = search.page ?? 1
  const shown = isPaged ? entries.slice((page - 1) * ENTRIES_A_PAGE, page * ENTRIES_A_PAGE) : entries
  return (
    <>
      <Staleness since={data.keptSince === null ? null : Date.parse(data.keptSince)} isOffline={isOffline} />
      {shown.length === 0 ? (
        <EmptyState title={t`To już wszystko`} description={t`Wróć na początek listy.`} />
      ) : (
        <Tiles>
          {shown.map((entry, at) => (
            <EntryTile key={`${entry.kind} ${entry.slug}`} entry={entry} priority={at === 0} />
          ))}
        </Tiles>
      )}
      {isPaged ? <Pages kind={kind} search={search} entries={entries} /> : null}
    </>
  )
}

function Tiles({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

interface PagesProps {
  readonly kind: ContentKind
  readonly search: ContentSearch
  readonly entries: readonly ContentEntry[]
}

function Pages({ kind, search, entries }: PagesProps) {
  const { t } = useLingui()
  const page = search.page ?? 1
  const last = Math.max(1, Math.ceil(entries.length / ENTRIES_A_PAGE))
  if (last === 1) return null
  const { list } = CONTENT_ADDRESSES[kind]
  const at = (number: number): ContentSearch => ({ ...search, page: number === 1 ? undefined : number })
  return (
    <nav className={styles.pages} aria-label={t`Strony listy`}>
      {page > 1 ? (
        <ButtonLink
          to={list}
          search={at(page - 1)}
          size="small"
          rel="prev"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
        >
          <Trans>Nowsze</Trans>
        </ButtonLink>
      ) : (
        <span />
      )}
      <span>
        <Trans>
          {page} z {last}
        </Trans>
      </span>
      {page < last ? (
        <ButtonLink to={list} search={at(page + 1)} size="small" rel="next">
          <Trans>Starsze</Trans>
          <ArrowRight size={16} aria-hidden="true" />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
