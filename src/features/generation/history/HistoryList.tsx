import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Images } from 'lucide-react'
import { ApiError } from '#api/product/apiError.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { useArchive } from '../archive/useArchive.ts'
import { isUnreachable } from '../archive/useResult.ts'
import { useGenerations } from '../device/useGenerations.ts'
import { useMarkSeen } from '../device/useMarkSeen.ts'
import { useRenewal } from '../device/useRenewal.ts'
import { CardGridSkeleton } from '../media/CardGrid.tsx'
import { generationErrorText } from '../words/errorTexts.ts'
import { CardList } from './CardList.tsx'
import { filterHistory, tagsOf } from './filterHistory.ts'
import { FilterBar } from './FilterBar.tsx'
import { filtersOf, hasFilters } from './historyFilters.ts'
import type { HistorySearch } from './historySearch.ts'
import styles from './HistoryScreen.module.css'
import { mergeHistory } from './mergeHistory.ts'
import { NothingFound } from './NothingFound.tsx'

export interface HistoryListProps {
  readonly search: HistorySearch
  readonly onSearchChange: OnSearchChange<HistorySearch>
  readonly isOffline: boolean
  readonly compared: readonly string[]
  readonly onCompare: (refCode: string) => void
}

/**
 * All generations of the account, page after page, each with whether this device has it, too. Where the account can't
 * be read, this device's.
 */
export function HistoryList({ search, onSearchChange, isOffline, compared, onCompare }: HistoryListProps) {
  const { t } = useLingui()
  const device = useGenerations()
  const renew = useRenewal()
  const filters = filtersOf(search)
  const archive = useArchive(filters, true)
  useMarkSeen(device.history)
  const isAway = archive.status === 'failed' || (archive.status === 'loading' && isOffline)
  const items = mergeHistory({
    archive: archive.status === 'here' ? archive.items : null,
    hasMore: archive.hasMore,
    kept: filterHistory(device.history, filters),
    queue: device.queue,
  })
  const isLoading = archive.status === 'loading' && !isAway
  if (items.length === 0 && !hasFilters(search) && !isLoading && !device.isLoading && !isAway) {
    return <NothingMade />
  }
  const total = archive.status === 'here' ? Math.max(archive.total, items.length) : null
  return (
    <div className={styles.list}>
      {isAway ? <OnlyHere error={archive.error} isOffline={isOffline} onRetry={archive.retry} /> : null}
      <FilterBar
        search={search}
        tags={tagsOf(items)}
        count={total ?? (isAway ? items.length : null)}
        onSearchChange={onSearchChange}
      />
      {items.length > 0 ? (
        <CardList
          label={t`Historia`}
          items={items}
          isOffline={isOffline}
          compared={compared}
          onCompare={onCompare}
          onBroken={(refCode) => {
            if (device.history.some((row) => row.refCode === refCode)) renew(refCode)
            if (archive.status === 'here') archive.retry()
          }}
        />
      ) : isLoading || device.isLoading ? (
        <CardGridSkeleton />
      ) : hasFilters(search) ? (
        <NothingFound onSearchChange={onSearchChange} />
      ) : (
        <NothingHere />
      )}
      {total === null || items.length === 0 ? null : (
        <div className={styles.more}>
          <p>
            <Plural
              value={total}
              one={`Widzisz ${items.length} z # pracy`}
              few={`Widzisz ${items.length} z # prac`}
              many={`Widzisz ${items.length} z # prac`}
              other={`Widzisz ${items.length} z # pracy`}
            />
          </p>
          {archive.hasMore ? (
            <Button isPending={archive.isFetchingMore} onPress={archive.more}>
              <Trans>Pokaż starsze</Trans>
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

interface OnlyHereProps {
  readonly error: Error | null
  readonly isOffline: boolean
  readonly onRetry: () => void
}

/** Says that these are the device's alone, and why. */
function OnlyHere({ error, isOffline, onRetry }: OnlyHereProps) {
  const { i18n, t } = useLingui()
  if (isOffline || isUnreachable(error)) {
    return (
      <Notice tone="neutral">
        <Trans>
          Bez połączenia widać prace z tego urządzenia. Reszta czeka na koncie. Tagi i ulubione zapiszą się,
          gdy wróci sieć.
        </Trans>
      </Notice>
    )
  }
  const code = error instanceof ApiError ? error.code : ''
  return (
    <Notice
      tone="warning"
      title={t`Widać tylko prace z tego urządzenia`}
      action={
        <Button size="small" onPress={onRetry}>
          <Trans>Spróbuj ponownie</Trans>
        </Button>
      }
    >
      {i18n._(generationErrorText(code).text)}
    </Notice>
  )
}

/** The account can't be asked, and nothing of it was kept. */
function NothingHere() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Images size={28} />}
      title={t`Na tym urządzeniu nie ma jeszcze żadnej pracy`}
      description={t`Prace z konta zobaczysz, gdy wróci połączenie.`}
    />
  )
}

function NothingMade() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Images size={28} />}
      title={t`Nie masz jeszcze prac`}
      description={t`Opisz, co ma powstać. Wynik znajdziesz tutaj i zostanie na koncie, aż go usuniesz.`}
      action={
        <ButtonLink to="/generatory" variant="primary">
          <Trans>Wybierz generator</Trans>
        </ButtonLink>
      }
    />
  )
}
