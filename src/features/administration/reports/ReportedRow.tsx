import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ProductApi } from '#api/product/productApi.ts'
import type { Decision, Reported } from '#domain/reports/reports.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { REPORT_REASON_LABELS } from '#ui/reports/reportReasonLabels.ts'
import rows from '#ui/Rows.module.css'
import { showToast } from '#ui/state/toasts.ts'
import { actsQuery } from '../queries.ts'
import { reportedQuery } from './reportQueries.ts'
import styles from './Reports.module.css'
import { SUBJECT_WORDS } from './subjectWords.ts'
import { TakeDownDialog } from './TakeDownDialog.tsx'

export interface ReportedRowProps {
  readonly reported: Pick<Reported, 'kind' | 'reports'>
  /** What it is called. */
  readonly title: string
  readonly picture: ReactNode
  /** The link that opens it, and facts about it. */
  readonly heading: ReactNode
  readonly decide: (api: ProductApi, decision: Decision) => Promise<void>
}

/** Something reported, its reports, and the decision. */
export function ReportedRow({ reported, title, picture, heading, decide }: ReportedRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const [isTakingDown, setTakingDown] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const words = SUBJECT_WORDS[reported.kind]

  async function send(decision: Decision): Promise<void> {
    await decide(await services.productApi(), decision)
    const done = decision.decision === 'keep' ? words.kept : words.takenDown
    showToast({ type: 'success', title: i18n._(done) })
    void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
    await queryClient.invalidateQueries({ queryKey: reportedQuery(services).queryKey })
  }

  async function keep(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      await send({ decision: 'keep' })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <li className={rows.plain}>
      {picture}
      <div className={rows.words}>
        {heading}
        <ul className={styles.reports}>
          {reported.reports.map((report) => (
            <li key={`${report.createdAt} ${report.note}`}>
              {i18n._(REPORT_REASON_LABELS[report.reason])}
              {report.note === '' ? null : <span className={styles.note}>: {report.note}</span>}{' '}
              <span className={`${rows.muted ?? ''} ${styles.when ?? ''}`}>
                {format.dateTime(report.createdAt)}
              </span>
            </li>
          ))}
        </ul>
        <FailureNote failure={failure} />
        <div className={styles.actions}>
          <Button size="small" isPending={isPending} onPress={() => void keep()}>
            <Trans>Zostaw</Trans>
            <span className="visually-hidden">: {title}</span>
          </Button>
          <Button size="small" variant="danger" aria-haspopup="dialog" onPress={() => setTakingDown(true)}>
            <Trans>Zdejmij</Trans>
            <span className="visually-hidden">: {title}</span>
          </Button>
        </div>
      </div>
      {isTakingDown ? (
        <TakeDownDialog
          words={words}
          onDecide={(reason) => send({ decision: 'take-down', reason })}
          onClose={() => setTakingDown(false)}
        />
      ) : null}
    </li>
  )
}
