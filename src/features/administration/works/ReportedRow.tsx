import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideWork } from '#api/product/discoverCalls.ts'
import type { DecideWork, ReportedWork } from '#domain/discover/workReports.ts'
import { smallPicture } from '#domain/generation/resultFiles.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { REPORT_REASON_LABELS } from '#ui/reportReasonLabels.ts'
import rows from '#ui/Rows.module.css'
import { showToast } from '#ui/state/toasts.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { actsQuery } from '../queries.ts'
import { TakeDownDialog } from './TakeDownDialog.tsx'
import { reportedWorksQuery } from './workQueries.ts'
import styles from './Works.module.css'

/** Longer prompts are read on the work's page. */
const PROMPT_MOST = 200

/** A reported work, its reports, and the decision. */
export function ReportedRow({ reported: { work, reports } }: { readonly reported: ReportedWork }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const services = useServices()
  const queryClient = useQueryClient()
  const [isTakingDown, setTakingDown] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const picture = smallPicture(work.result)
  const title = work.prompt.slice(0, PROMPT_MOST)

  async function decide(decision: DecideWork): Promise<void> {
    await decideWork(await services.productApi(), { id: work.id, ...decision })
    showToast({
      type: 'success',
      title: decision.decision === 'keep' ? t`Praca zostaje` : t`Praca zdjęta`,
    })
    void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
    await queryClient.invalidateQueries({ queryKey: reportedWorksQuery(services).queryKey })
  }

  async function keep(): Promise<void> {
    setPending(true)
    setFailure(null)
    try {
      await decide({ decision: 'keep' })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <li className={rows.plain}>
      {picture === undefined ? null : (
        <img
          className={styles.still}
          src={picture.url}
          alt=""
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading="lazy"
        />
      )}
      <div className={rows.words}>
        <TextLink to="/generacje/$id" params={{ id: work.id }}>
          {title}
        </TextLink>
        <ul className={styles.reports}>
          {reports.map((report) => (
            <li key={`${report.createdAt} ${report.note}`}>
              {i18n._(REPORT_REASON_LABELS[report.reason])}
              {report.note === '' ? null : <span className={styles.note}>: {report.note}</span>}{' '}
              <span className={rows.muted}>{format.dateTime(report.createdAt)}</span>
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
          onDecide={(reason) => decide({ decision: 'take-down', reason })}
          onClose={() => setTakingDown(false)}
        />
      ) : null}
    </li>
  )
}
