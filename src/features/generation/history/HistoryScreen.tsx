import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import { CompareView } from '../compare/CompareView.tsx'
import { useGenerations } from '../device/useGenerations.ts'
import { QueueList } from '../queue/QueueList.tsx'
import { useSpokenEnds } from '../queue/useSpokenEnds.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { CompareBar } from './CompareBar.tsx'
import { HistoryList } from './HistoryList.tsx'
import { comparedOf, toggleCompared } from './historyFilters.ts'
import type { HistorySearch } from './historySearch.ts'
import styles from './HistoryScreen.module.css'
import { StatsView } from './StatsView.tsx'
import { ViewLinks } from './ViewLinks.tsx'

export interface HistoryScreenProps {
  readonly search: HistorySearch
  readonly onSearchChange: OnSearchChange<HistorySearch>
  readonly isOffline: boolean
  /** Runs of templates, between the running generations and the list. */
  readonly templates?: ReactNode
}

/** /historia: running generations, the whole history, statistics, and a comparison of two results. */
export function HistoryScreen({ search, onSearchChange, isOffline, templates }: HistoryScreenProps) {
  const { t } = useLingui()
  const [compared, setCompared] = useState<readonly string[]>([])
  const pair = comparedOf(search)
  if (pair !== null) {
    return (
      <Page>
        <CompareView
          pair={pair}
          isOffline={isOffline}
          onClose={() => onSearchChange({ porownaj: undefined }, 'push')}
          onSwap={() => onSearchChange({ porownaj: pair.toReversed().join('.') }, 'replace')}
        />
      </Page>
    )
  }
  const list = {
    search,
    onSearchChange,
    isOffline,
    compared,
    onCompare: (refCode: string) => setCompared(toggleCompared(compared, refCode)),
  }
  return (
    <Page>
      <PageHeader
        title={<Trans>Historia</Trans>}
        lead={
          <Trans>
            Wszystko, co powstało z Twoich opisów: do obejrzenia, pobrania i zrobienia jeszcze raz.
          </Trans>
        }
        actions={
          <ButtonLink to="/generatory" variant="primary" icon={<Sparkles size={18} />}>
            <Trans>Generuj</Trans>
          </ButtonLink>
        }
      />
      <div className={styles.screen}>
        <UnderWay isOffline={isOffline} />
        {templates}
        <ViewLinks search={search} onSearchChange={onSearchChange} label={t`Części historii`} />
        {search.widok === 'statystyki' ? <StatsView isOffline={isOffline} /> : <HistoryList {...list} />}
      </div>
      <CompareBar
        count={search.widok === 'statystyki' ? 0 : compared.length}
        onCompare={() => {
          onSearchChange({ porownaj: compared.join('.') }, 'push')
          // On return the comparison is done.
          setCompared([])
        }}
        onClear={() => setCompared([])}
      />
    </Page>
  )
}

/** This device's running generations; nothing without any. */
function UnderWay({ isOffline }: { readonly isOffline: boolean }) {
  const { queue, history } = useGenerations()
  useSpokenEnds(queue, history)
  const offers = useQuery(engineOffersQuery(useServices())).data ?? []
  return <QueueList title={<Trans>W toku</Trans>} rows={queue} offers={offers} isOffline={isOffline} />
}
