import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { type SearchLink, useSearchLink } from '#ui/useSearchLink.ts'
import type { HistorySearch } from './historySearch.ts'
import styles from './ViewLinks.module.css'

export interface ViewLinksProps {
  readonly search: HistorySearch
  readonly onSearchChange: OnSearchChange<HistorySearch>
  readonly label: string
}

/** The parts of the history, each with an address of its own; the filters go along. */
export function ViewLinks({ search, onSearchChange, label }: ViewLinksProps) {
  const link = useSearchLink(search, onSearchChange)
  return (
    <nav aria-label={label} className={styles.views}>
      <ViewLink link={link({ widok: undefined })}>
        <Trans>Prace</Trans>
      </ViewLink>
      <ViewLink link={link({ widok: 'statystyki' })}>
        <Trans>Statystyki</Trans>
      </ViewLink>
    </nav>
  )
}

interface ViewLinkProps {
  readonly link: SearchLink
  readonly children: ReactNode
}

function ViewLink({ link, children }: ViewLinkProps) {
  return (
    <Link
      {...link}
      className={styles.view}
      // The router calls a link current if its search is a part of the address's: here each part is a place of its own.
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  )
}
