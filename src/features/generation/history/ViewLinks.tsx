import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HistorySearch, HistoryView } from './historySearch.ts'
import styles from './ViewLinks.module.css'

export interface ViewLinksProps {
  readonly search: HistorySearch
  readonly label: string
}

/** The parts of the history, each with an address of its own; the filters go along. */
export function ViewLinks({ search, label }: ViewLinksProps) {
  return (
    <nav aria-label={label} className={styles.views}>
      <ViewLink search={search} view={undefined}>
        <Trans>Prace</Trans>
      </ViewLink>
      <ViewLink search={search} view="statystyki">
        <Trans>Statystyki</Trans>
      </ViewLink>
    </nav>
  )
}

interface ViewLinkProps {
  readonly search: HistorySearch
  readonly view: HistoryView | undefined
  readonly children: ReactNode
}

function ViewLink({ search, view, children }: ViewLinkProps) {
  return (
    <Link
      to="/historia"
      search={{ ...search, widok: view }}
      resetScroll={false}
      className={styles.view}
      // The router calls a link current if its search is a part of the address's: here each part is a place of its own.
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  )
}
