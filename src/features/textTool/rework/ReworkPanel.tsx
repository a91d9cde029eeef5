import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PanelProps } from '../panels/panel.ts'
import styles from '../panels/Panel.module.css'
import { usePanelInSight } from './panelsInSight.ts'
import { ReworkAnswer } from './ReworkAnswer.tsx'
import { ReworkForm } from './ReworkForm.tsx'
import { ReworkUnderWay } from './ReworkUnderWay.tsx'
import { useRework } from './useRework.ts'

export interface ReworkPanelProps extends PanelProps {
  readonly textId: string
  /** The name of the text engine. */
  readonly engine: string
  /** Stores the text as it stands. Never rejects. */
  readonly flush: () => Promise<void>
}

/** „Z AI”: what a text engine shall make of the text, how far it is, and its answer. */
export function ReworkPanel({ textId, engine, flush, onLeave }: ReworkPanelProps) {
  const { t } = useLingui()
  usePanelInSight(textId)
  const [reading, retry] = useRework(textId, engine)
  if (reading.kind === 'unread') return <Skeleton shape="box" height="12rem" />
  if (reading.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t`To urządzenie nie daje teraz dostępu do zapisanych odpowiedzi`}
        action={<Button size="small" onPress={retry}>{t`Spróbuj ponownie`}</Button>}
      />
    )
  }
  const { rework, hasAgreed } = reading.value
  return (
    <div className={styles.panel}>
      {rework === null ? (
        <ReworkForm textId={textId} engine={engine} hasAgreed={hasAgreed} flush={flush} />
      ) : rework.row.answer === null ? (
        <ReworkUnderWay rework={rework} />
      ) : (
        <ReworkAnswer row={rework.row} answer={rework.row.answer} onLeave={onLeave} />
      )}
    </div>
  )
}
