import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EllipsisVertical, Files, PenLine, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import type { TranscriptRow } from '#offline/transcripts/transcriptRows.ts'
import { ToolMenu } from '#ui/ToolMenu.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { useStore } from '#ui/useStore.ts'
import { liveTranscripts } from './liveTranscripts.ts'
import { TitleDialog } from './TitleDialog.tsx'
import styles from '#ui/tools/WorkList.module.css'
import { useTranscriptTitle } from './useTranscriptTitle.ts'

export interface TranscriptListProps {
  /** The transcript that is open. */
  readonly openId: string | undefined
  /** One was chosen: undefined where its link leads there already. */
  readonly onPicked: (id: string | undefined) => void
}

/** The transcripts of this device, and what can be done to each. */
export function TranscriptList({ openId, onPicked }: TranscriptListProps) {
  const rows = liveValue(useStore(liveTranscripts), [])
  const list = useRef<HTMLUListElement>(null)
  const [renamed, setRenamed] = useState<TranscriptRow | null>(null)
  useListFocus(
    list,
    rows.map(({ id }) => id),
  )
  return (
    <div className={styles.frame}>
      {rows.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>Tu pojawi się wszystko, co spiszesz. Zapisy i nagrania są tylko na tym urządzeniu.</Trans>
        </p>
      ) : null}
      <ul ref={list} className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row} data-open={row.id === openId ? '' : undefined}>
            <StoredTranscript
              row={row}
              openId={openId}
              onPicked={onPicked}
              onRename={() => setRenamed(row)}
            />
          </li>
        ))}
      </ul>
      {renamed === null ? null : <TitleDialog row={renamed} onClose={() => setRenamed(null)} />}
    </div>
  )
}

interface StoredTranscriptProps extends TranscriptListProps {
  readonly row: TranscriptRow
  readonly onRename: () => void
}

function StoredTranscript({ row, openId, onPicked, onRename }: StoredTranscriptProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const titleOf = useTranscriptTitle()
  const title = titleOf(row)
  const lengthMs = row.sound?.durationMs ?? null

  async function duplicate(): Promise<void> {
    const { copyStored } = await import('./transcriptActions.ts')
    const copy = await copyStored(i18n, row.id, title)
    if (copy !== null) onPicked(copy)
  }

  async function drop(): Promise<void> {
    const { dropTranscript } = await import('./transcriptActions.ts')
    await dropTranscript(i18n, row.id, title)
  }

  return (
    <>
      <Link
        to="/narzedzia/transkrypcja"
        search={{ zapis: row.id }}
        className={styles.link}
        aria-current={row.id === openId ? 'page' : undefined}
        onClick={() => onPicked(undefined)}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          {format.relativeTime(new Date(row.changedAt))}
          {lengthMs === null ? '' : ` · ${clockTime(lengthMs)}`}
        </span>
      </Link>
      <ToolMenu
        label={t`Co zrobić z: ${title}`}
        icon={<EllipsisVertical size={20} aria-hidden="true" />}
        items={[
          { id: 'rename', label: t`Zmień tytuł`, icon: <PenLine size={18} />, onAction: onRename },
          {
            id: 'duplicate',
            label: t`Zrób kopię`,
            icon: <Files size={18} />,
            onAction: () => void duplicate(),
          },
          {
            id: 'delete',
            label: t`Usuń`,
            icon: <Trash2 size={18} />,
            isDangerous: true,
            onAction: () => void drop(),
          },
        ]}
      />
    </>
  )
}
