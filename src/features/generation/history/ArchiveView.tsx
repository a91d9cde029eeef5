import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Images, WifiOff } from 'lucide-react'
import { ApiError } from '#api/product/apiError.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { isUnreachable } from '../archive/useResult.ts'
import { useArchive } from '../archive/useArchive.ts'
import { generationErrorText } from '../words/errorTexts.ts'
import { CardGridSkeleton } from '../media/CardGrid.tsx'
import { CardList } from './CardList.tsx'
import type { ListViewProps } from './listView.ts'
import { tagsOf } from './filterHistory.ts'
import { FilterBar } from './FilterBar.tsx'
import { filtersOf, hasFilters } from './historySearch.ts'
import styles from './HistoryScreen.module.css'
import { NothingFound } from './NothingFound.tsx'

/** Everything a person ever generated, from the server, page after page. */
export function ArchiveView({ search, onSearchChange, isOffline, compared, onCompare }: ListViewProps) {
  const { t } = useLingui()
  const archive = useArchive(filtersOf(search), true)
  const { items, total } = archive
  const isFiltered = hasFilters(search)
  const bar = (
    <FilterBar
      search={search}
      tags={tagsOf(items)}
      count={archive.status === 'here' ? total : null}
      onSearchChange={onSearchChange}
    />
  )
  if (archive.status === 'failed') return <ArchiveFailure error={archive.error} onRetry={archive.retry} />
  if (archive.status === 'loading') {
    return (
      <div className={styles.list}>
        {bar}
        <CardGridSkeleton />
      </div>
    )
  }
  if (items.length === 0 && !isFiltered) return <NothingMade />
  return (
    <div className={styles.list}>
      {bar}
      {items.length === 0 ? (
        <NothingFound isOnDevice={false} search={search} onSearchChange={onSearchChange} />
      ) : (
        <>
          <CardList
            label={t`Archiwum`}
            items={items}
            isOffline={isOffline}
            compared={compared}
            onCompare={onCompare}
            onBroken={archive.retry}
          />
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
        </>
      )}
    </div>
  )
}

function ArchiveFailure({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const { i18n, t } = useLingui()
  if (isUnreachable(error)) {
    return (
      <EmptyState
        icon={<WifiOff size={28} />}
        title={t`Archiwum czeka na połączenie`}
        description={t`Bez sieci działa historia na tym urządzeniu.`}
        action={
          <>
            <Button variant="primary" onPress={onRetry}>
              <Trans>Spróbuj ponownie</Trans>
            </Button>
            <ButtonLink to="/historia" search={{}}>
              <Trans>Na tym urządzeniu</Trans>
            </ButtonLink>
          </>
        }
      />
    )
  }
  const code = error instanceof ApiError ? error.code : ''
  return <ErrorState description={i18n._(generationErrorText(code).text)} onRetry={onRetry} />
}

function NothingMade() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Images size={28} />}
      title={t`Archiwum jest puste`}
      description={t`Każda praca, która powstanie, zostaje tu na stałe, aż ją usuniesz.`}
      action={
        <ButtonLink to="/generatory" variant="primary">
          <Trans>Wybierz generator</Trans>
        </ButtonLink>
      }
    />
  )
}
