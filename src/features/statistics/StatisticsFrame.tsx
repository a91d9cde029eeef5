import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type RawSearch, readScope, writeScope } from '#domain/statistics/address.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import styles from './StatisticsFrame.module.css'

export interface StatisticsFrameProps {
  readonly title: string
  readonly lead: ReactNode
  /** The address's parameters: days, comparison and filters go along to the other screens. */
  readonly search: RawSearch
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of the screens of statistics: their title and the links between them. */
export function StatisticsFrame({ title, lead, search, actions, children }: StatisticsFrameProps) {
  const { t } = useLingui()
  const scope = writeScope(readScope(search))
  return (
    <Page>
      <PageHeader title={title} lead={lead} actions={actions} />
      <nav className={styles.screens} aria-label={t`Ekrany statystyk`}>
        <Link
          to="/statistics"
          search={scope}
          className={styles.screen}
          activeOptions={{ includeSearch: false }}
        >
          <Trans>Statystyki</Trans>
        </Link>
        <Link
          to="/enhanced-statistics"
          search={scope}
          className={styles.screen}
          activeOptions={{ includeSearch: false }}
        >
          <Trans>Generacje i kredyty</Trans>
        </Link>
        <Link
          to="/analytics"
          search={scope}
          className={styles.screen}
          activeOptions={{ includeSearch: false }}
        >
          <Trans>Analityka</Trans>
        </Link>
        <Link to="/analytics-command" className={styles.screen} activeOptions={{ includeSearch: false }}>
          <Trans>Pytania</Trans>
        </Link>
        <Link to="/realtime-monitoring" className={styles.screen} activeOptions={{ includeSearch: false }}>
          <Trans>Na żywo</Trans>
        </Link>
      </nav>
      <div className={styles.content}>{children}</div>
    </Page>
  )
}
