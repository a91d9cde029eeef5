import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, RefreshCw, Trash2, TriangleAlert, X } from 'lucide-react'
import type { PackRecord } from '#domain/packs/packRecord.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useMomentText } from '#ui/useMomentText.ts'
import { PackProblemText } from './PackProblemText.tsx'
import styles from './PackStatus.module.css'
import { cancelPack, removePack } from './packsStore.ts'

export interface PackStatusProps {
  readonly record: PackRecord
  readonly onSave: () => void
}

/** The state of a pack: being saved, saved with its size and age, or stopped with the reason; and its actions. */
export function PackStatus({ record, onSave }: PackStatusProps) {
  const { t } = useLingui()
  const format = useFormat()
  const size = format.bytes(record.bytes)

  if (record.state === 'saving') {
    const { done, total } = record
    return (
      <div className={styles.status} data-pack={record.state}>
        <div className={styles.progress}>
          <ProgressBar
            label={t`Zapisujemy na offline`}
            value={total === 0 ? 0 : (done / total) * 100}
            description={
              record.bytes === 0 ? (
                <Trans>
                  {done} z {total}
                </Trans>
              ) : (
                <Trans>
                  {done} z {total} · {size}
                </Trans>
              )
            }
          />
        </div>
        <IconButton label={t`Przerwij zapisywanie`} size="small" onPress={() => void cancelPack(record.id)}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    )
  }
  const isReady = record.state === 'ready'
  return (
    <div className={styles.status} data-pack={record.state}>
      <p className={styles.words} data-state={record.state}>
        {isReady ? (
          <CircleCheck size={18} aria-hidden="true" />
        ) : (
          <TriangleAlert size={18} aria-hidden="true" />
        )}
        <span>
          {isReady ? <Trans>Zapisane na offline</Trans> : <PackProblemText record={record} />}
          <span className={styles.facts}>
            {record.bytes === 0 ? null : size}
            {record.completeAsOf === null ? null : (
              <>
                {record.bytes === 0 ? null : ' · '}
                <PackAge asOf={record.completeAsOf} />
              </>
            )}
          </span>
        </span>
      </p>
      <div className={styles.actions}>
        {isReady ? (
          <IconButton label={t`Odśwież zapisane`} size="small" onPress={onSave}>
            <RefreshCw size={18} aria-hidden="true" />
          </IconButton>
        ) : (
          <Button variant="secondary" size="small" onPress={onSave}>
            <Trans>Dokończ</Trans>
          </Button>
        )}
        <IconButton label={t`Usuń z urządzenia`} size="small" onPress={() => void removePack(record.id)}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

/** „stan z 12:40”; with the day once that is over a day ago. */
function PackAge({ asOf }: { readonly asOf: string }) {
  const moment = useMomentText(asOf)
  return <Trans>stan z {moment}</Trans>
}
