import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, Images } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { useGenerations } from '../device/useGenerations.ts'
import { CardGridSkeleton } from '../media/CardGrid.tsx'
import { CardList } from './CardList.tsx'
import { filterHistory, tagsOf } from './filterHistory.ts'
import { FilterBar } from './FilterBar.tsx'
import type { ListViewProps } from './listView.ts'
import { filtersOf } from './historySearch.ts'
import styles from './HistoryScreen.module.css'
import { NothingFound } from './NothingFound.tsx'
import { useMarkSeen } from '../device/useMarkSeen.ts'
import { useRenewal } from '../device/useRenewal.ts'

/** The newest results, as this device keeps them: here also without a network. */
export function DeviceView({ search, onSearchChange, isOffline, compared, onCompare }: ListViewProps) {
  const { t } = useLingui()
  const { history, preferences, isLoading, isFailed } = useGenerations()
  const renew = useRenewal()
  useMarkSeen(history)
  if (isFailed) {
    return (
      <ErrorState
        title={t`Nie możemy odczytać historii`}
        description={t`Pamięć tego urządzenia nie odpowiada. Zamknij inne karty z Iskrą i spróbuj ponownie.`}
        action={
          <ButtonLink to="/historia" search={{ widok: 'archiwum' }}>
            <Trans>Otwórz archiwum</Trans>
          </ButtonLink>
        }
      />
    )
  }
  if (isLoading) return <CardGridSkeleton />
  if (history.length === 0) return <NothingHere />
  const found = filterHistory(history, filtersOf(search))
  return (
    <div className={styles.list}>
      {isOffline ? (
        <Notice tone="neutral">
          <Trans>
            Bez połączenia widać to, co jest na tym urządzeniu. Tagi i ulubione zapiszą się, gdy wróci.
          </Trans>
        </Notice>
      ) : null}
      <FilterBar
        search={search}
        tags={tagsOf(history)}
        count={found.length}
        onSearchChange={onSearchChange}
      />
      {found.length === 0 ? (
        <NothingFound isOnDevice onSearchChange={onSearchChange} search={search} />
      ) : (
        <CardList
          label={t`Historia na tym urządzeniu`}
          items={found}
          isOffline={isOffline}
          compared={compared}
          onCompare={onCompare}
          onBroken={renew}
        />
      )}
      <p className={styles.more}>
        <span>
          <Trans>
            To urządzenie trzyma najnowsze prace, najwyżej {preferences.maxHistoryItems}. Wszystkie są w{' '}
            <TextLink to="/historia" search={{ widok: 'archiwum' }}>
              archiwum
            </TextLink>
            .
          </Trans>
        </span>
      </p>
    </div>
  )
}

function NothingHere() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Images size={28} />}
      title={t`Na tym urządzeniu nic jeszcze nie powstało`}
      description={t`Opisz, co ma powstać, a wynik znajdziesz tutaj, także bez sieci.`}
      action={
        <>
          <ButtonLink to="/generatory" variant="primary">
            <Trans>Wybierz generator</Trans>
          </ButtonLink>
          <ButtonLink to="/historia" search={{ widok: 'archiwum' }} icon={<Archive size={18} />}>
            <Trans>Zajrzyj do archiwum</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
