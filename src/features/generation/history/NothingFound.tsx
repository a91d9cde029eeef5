import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { NO_FILTERS } from './historyFilters.ts'
import type { HistorySearch } from './historySearch.ts'

export interface NothingFoundProps {
  readonly onSearchChange: OnSearchChange<HistorySearch>
}

/** Nothing meets the filters. */
export function NothingFound({ onSearchChange }: NothingFoundProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t`Nic nie znaleźliśmy`}
      description={t`Zmień słowa albo wyczyść filtry.`}
      action={
        <Button variant="primary" onPress={() => onSearchChange(NO_FILTERS, 'push')}>
          <Trans>Wyczyść filtry</Trans>
        </Button>
      }
    />
  )
}
