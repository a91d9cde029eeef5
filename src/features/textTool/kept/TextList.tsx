import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Ellipsis, FilePlus2, Files, FileUp, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { liveValue } from '#offline/liveStore.ts'
import { titleOfRow, type TextRow } from '#offline/texts/textRows.ts'
import { Button } from '#ui/Button.tsx'
import { ToolMenu } from '#ui/ToolMenu.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { useStore } from '#ui/useStore.ts'
import { liveTexts } from './liveTexts.ts'
import { TitleDialog } from './TitleDialog.tsx'
import styles from '#ui/tools/WorkList.module.css'
import { useTitle } from './useTitle.ts'

export interface TextListProps {
  /** The text that is open. */
  readonly openId: string | undefined
  /** A text was chosen: undefined where its link leads there already. */
  readonly onPicked: (id: string | undefined) => void
  readonly onNew: () => void
  readonly onChooseFile: () => void
}

/** The texts of this device, and what can be done to each. */
export function TextList({ openId, onPicked, onNew, onChooseFile }: TextListProps) {
  const texts = liveValue(useStore(liveTexts), [])
  const list = useRef<HTMLUListElement>(null)
  const [renamed, setRenamed] = useState<TextRow | null>(null)
  useListFocus(
    list,
    texts.map(({ id }) => id),
  )
  return (
    <div className={styles.frame}>
      <div className={styles.actions}>
        <Button size="small" icon={<FilePlus2 size={18} aria-hidden="true" />} onPress={onNew}>
          <Trans>Nowy tekst</Trans>
        </Button>
        <Button size="small" icon={<FileUp size={18} aria-hidden="true" />} onPress={onChooseFile}>
          <Trans>Otwórz plik</Trans>
        </Button>
      </div>
      {texts.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>Tu pojawi się wszystko, co napiszesz. Teksty zapisują się same, na tym urządzeniu.</Trans>
        </p>
      ) : null}
      <ul ref={list} className={styles.list}>
        {texts.map((row) => (
          <li key={row.id} className={styles.row} data-open={row.id === openId ? '' : undefined}>
            <StoredText row={row} openId={openId} onPicked={onPicked} onRename={() => setRenamed(row)} />
          </li>
        ))}
      </ul>
      {renamed === null ? null : <TitleDialog row={renamed} onClose={() => setRenamed(null)} />}
    </div>
  )
}

interface StoredTextProps extends Pick<TextListProps, 'openId' | 'onPicked'> {
  readonly row: TextRow
  readonly onRename: () => void
}

function StoredText({ row, openId, onPicked, onRename }: StoredTextProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const titleOf = useTitle()
  const title = titleOf(row)

  async function duplicate(): Promise<void> {
    const { copyStored } = await import('./textActions.ts')
    const copy = await copyStored(i18n, row.id, titleOfRow(row))
    if (copy !== null) onPicked(copy)
  }

  async function drop(): Promise<void> {
    const { dropText } = await import('./textActions.ts')
    await dropText(i18n, row.id, title)
  }

  return (
    <>
      <Link
        to="/narzedzia/tekst"
        search={{ tekst: row.id }}
        className={styles.link}
        aria-current={row.id === openId ? 'page' : undefined}
        onClick={() => onPicked(undefined)}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          {format.relativeTime(new Date(row.changedAt))} · {t`${format.number(row.text.length)} zn.`}
        </span>
      </Link>
      <ToolMenu
        label={t`Co zrobić z: ${title}`}
        icon={<Ellipsis size={20} aria-hidden="true" />}
        items={[
          { id: 'rename', label: t`Zmień tytuł`, icon: <Pencil size={18} />, onAction: onRename },
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
