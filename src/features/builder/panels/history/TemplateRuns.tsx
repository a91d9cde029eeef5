import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readRunReport } from '#api/product/templateCalls.ts'
import { listTemplateRuns } from '#api/product/templateRunCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { RunRow } from '#domain/template/templateRun.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Badge, type BadgeTone } from '#ui/Badge.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSavedTemplate } from '../../document/savedTemplate.ts'
import { useFollowedRun } from '../../run/RunFollower.tsx'
import stack from '../PanelStack.module.css'
import styles from './HistoryPanel.module.css'
import { VisitorRuns } from './VisitorRuns.tsx'

const STATUS_LOOKS: Readonly<
  Record<RunRow['status'], { readonly tone: BadgeTone; readonly words: MessageDescriptor }>
> = {
  pending: { tone: 'neutral', words: msg`czeka` },
  processing: { tone: 'accent', words: msg`trwa` },
  completed: { tone: 'success', words: msg`gotowe` },
  failed: { tone: 'danger', words: msg`nieudane` },
  cancelled: { tone: 'neutral', words: msg`zatrzymane` },
}

const MOST_SHOWN = 10

/** The runs of the template: those of visitors counted, the author’s own one by one, the latest first. */
export function TemplateRuns() {
  const { t } = useLingui()
  const services = useServices()
  const saved = useSavedTemplate()
  const { template } = useFollowedRun()
  const report = useQuery({
    queryKey: [ACCOUNT_KEY, 'template-run-report', saved?.id ?? ''],
    queryFn: async ({ signal }) => readRunReport(await services.productApi(), saved?.id ?? '', { signal }),
    enabled: saved !== null,
    staleTime: 0,
    refetchOnMount: true,
  })
  const others = report.data?.runs.total ?? 0
  const { data, error, isLoading } = useQuery({
    queryKey: [ACCOUNT_KEY, 'template-runs', template],
    queryFn: async ({ signal }) =>
      listTemplateRuns(await services.productApi(), { template_id: template }, { signal }),
    staleTime: 0,
    refetchOnMount: true,
  })
  const runs = data?.runs ?? []
  return (
    <div className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Uruchomienia</Trans>
      </h3>
      {isLoading ? <Skeleton width="100%" height="4rem" /> : <TemplateFailureNote failure={error} />}
      {report.data === undefined || others === 0 ? (
        <TemplateFailureNote failure={report.error} />
      ) : (
        <VisitorRuns report={report.data} />
      )}
      {others === 0 && !report.isLoading && data?.runs.length === 0 ? (
        <p className={stack.text}>
          <Trans>Tego szablonu jeszcze nie uruchomiono. Zrobisz to w panelu „Podgląd”.</Trans>
        </p>
      ) : null}
      {runs.length === 0 ? null : (
        <ol className={styles.timeline} aria-label={t`Twoje uruchomienia`}>
          {runs.slice(0, MOST_SHOWN).map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </ol>
      )}
    </div>
  )
}

function RunLine({ run: { status, createdAt, credits } }: { readonly run: RunRow }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { tone, words } = STATUS_LOOKS[status]
  return (
    <li className={styles.entry}>
      <span className={styles.when}>{format.dateTime(new Date(createdAt))}</span>
      <span className={styles.row}>
        <Badge tone={tone}>{i18n._(words)}</Badge>
        <CreditCount value={credits.charged ?? credits.held} />
      </span>
    </li>
  )
}
