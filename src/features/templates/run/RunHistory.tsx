import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LayoutTemplate } from 'lucide-react'
import { useId } from 'react'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { useVisitor } from '#services/useVisitor.ts'
import { useRuns } from '../device/useRuns.ts'
import { runsQuery } from '../templateQueries.ts'
import styles from './Run.module.css'
import { mergeRuns } from './mergeRuns.ts'

/** The latest runs of templates, of this device and of the account, each leading to its result; nothing without any. */
export function RunHistory({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const visitor = useVisitor()
  const id = useId()
  const rows = useRuns() ?? []
  const told = useQuery({ ...runsQuery(services), enabled: visitor === 'verified' && !isOffline })
  const runs = mergeRuns(rows, told.data ?? [])
  if (runs.length === 0) return null
  const words: Readonly<Record<GenerationStatus, string>> = {
    pending: t`czeka`,
    processing: t`powstaje`,
    completed: t`gotowe`,
    failed: t`nie udało się`,
    cancelled: t`zatrzymane`,
  }
  return (
    <section aria-labelledby={id} className={styles.history}>
      <h2 id={id} className={styles.historyTitle}>
        <Trans>Z szablonów</Trans>
      </h2>
      <ul className={styles.historyList}>
        {runs.map(({ key, slug, title, status, createdAt, thumbnailUrl }) => (
          <li key={key}>
            <Link to="/szablony/$slug" params={{ slug }} search={{ run: key }} className={styles.historyItem}>
              <span className={styles.historyThumb}>
                {thumbnailUrl === null ? (
                  <LayoutTemplate size={22} aria-hidden="true" />
                ) : (
                  <img src={thumbnailUrl} alt="" width={56} height={56} loading="lazy" />
                )}
              </span>
              <span className={styles.historyWords}>
                <strong>{title}</strong>
                <span className={styles.note}>
                  {words[status]} · {format.relativeTime(createdAt)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
