import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw, X } from 'lucide-react'
import { useFormat } from '#i18n/format.ts'
import type { UploadRow } from '#offline/gallery/uploadRow.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { interruptedText } from '#ui/interruptedText.ts'
import { isHopeless, uploadText } from '../galleryTexts.ts'
import styles from './Upload.module.css'

export interface UploadItemProps {
  readonly row: UploadRow
  /** In percent; undefined while it isn't its turn. */
  readonly progress: number | undefined
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** One picture on its way: how far it is, or why it isn't. */
export function UploadItem({ row, progress, onCancel, onRetry }: UploadItemProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { filename, bytes, state } = row
  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.words}>
        <span className={styles.name}>{filename}</span>
        <span className={styles.state}>
          <UploadState row={row} progress={progress} />
          {' · '}
          {format.bytes(bytes)}
        </span>
        {progress === undefined ? null : (
          <progress
            className={styles.bar}
            max={100}
            value={progress}
            aria-label={t`Wysyłanie: ${filename}`}
          />
        )}
      </div>
      {state === 'failed' && !isHopeless(row.code) ? (
        <IconButton size="small" label={t`Wyślij ponownie: ${filename}`} onPress={onRetry}>
          <RotateCcw size={18} />
        </IconButton>
      ) : null}
      <IconButton
        size="small"
        label={state === 'failed' ? t`Usuń z listy: ${filename}` : t`Anuluj: ${filename}`}
        onPress={onCancel}
      >
        <X size={18} />
      </IconButton>
    </li>
  )
}

/** The connection was cut or the service is gone: this is no refusal. */
const CUT_CODES: ReadonlySet<string> = new Set(['UPLOAD_NETWORK_ERROR', 'NETWORK_ERROR', 'TIMEOUT'])

function UploadState({ row, progress }: Pick<UploadItemProps, 'row' | 'progress'>) {
  const { i18n } = useLingui()
  if (progress === 100) return <Trans>sprawdzamy i zapisujemy</Trans>
  if (progress !== undefined) return <Trans>wysłano {progress}%</Trans>
  const { code, sentPercent = 0 } = row
  if (sentPercent > 0 && code !== null && CUT_CODES.has(code)) {
    return i18n._(interruptedText(sentPercent))
  }
  if (row.code !== null) return i18n._(uploadText(row.code))
  return <Trans>czeka na swoją kolej</Trans>
}
