import { useLingui } from '@lingui/react/macro'
import {
  Copy,
  Download,
  Ellipsis,
  Files,
  FileUp,
  MailOpen,
  Pencil,
  Printer,
  Share2,
  Trash2,
} from 'lucide-react'
import { hasShareSheet, openShareSheet } from '#domain/browser/page/sharing.ts'
import { titleOfRow } from '#offline/texts/textRows.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { isClosedSheet } from '#ui/sharing/isClosedSheet.ts'
import { useCopy } from '#ui/sharing/useCopy.ts'
import { showToast } from '#ui/state/toasts.ts'
import { ToolMenu } from '#ui/ToolMenu.tsx'
import { useStore } from '#ui/useStore.ts'
import type { OpenText } from './kept/openText.ts'
import { textFile } from './kept/textFile.ts'

export interface TextMenuProps {
  readonly open: OpenText
  /** What the text is called on the screen. */
  readonly title: string
  readonly onRename: () => void
  readonly onOpen: (id: string) => void
  readonly onChooseFile: () => void
  readonly onToGift: () => void
}

/** The ways out of an open text, and what is done to it as a whole. */
export function TextMenu({ open, title, onRename, onOpen, onChooseFile, onToGift }: TextMenuProps) {
  const { t, i18n } = useLingui()
  const copy = useCopy()
  const { row } = useStore(open.standing)
  const isEmpty = useStore(open.document).text.trim() === ''
  const present = () => open.document.getSnapshot().text

  function download(): void {
    try {
      downloadFile(textFile(title, present()))
    } catch {
      // The device may have no room left for the file.
      showToast({ type: 'error', title: t`Nie udało się pobrać pliku` })
    }
  }

  async function share(): Promise<void> {
    try {
      await openShareSheet({ title, text: present() })
    } catch (error) {
      if (!isClosedSheet(error)) await copy(present(), t`Tekst skopiowany`)
    }
  }

  async function duplicate(): Promise<void> {
    if (row === null) return
    await open.flush()
    const { copyStored } = await import('./kept/textActions.ts')
    const made = await copyStored(i18n, open.id, titleOfRow(row))
    if (made !== null) onOpen(made)
  }

  async function drop(): Promise<void> {
    await open.flush()
    const { dropText } = await import('./kept/textActions.ts')
    await dropText(i18n, open.id, title)
  }

  return (
    <ToolMenu
      label={t`Więcej`}
      icon={<Ellipsis size={20} aria-hidden="true" />}
      items={[
        {
          id: 'copy',
          label: t`Kopiuj cały tekst`,
          icon: <Copy size={18} />,
          isDisabled: isEmpty,
          onAction: () => void copy(present(), t`Tekst skopiowany`),
        },
        {
          id: 'gift',
          label: t`Na kartkę`,
          icon: <MailOpen size={18} />,
          isDisabled: isEmpty,
          onAction: onToGift,
        },
        {
          id: 'download',
          label: t`Pobierz plik .txt`,
          icon: <Download size={18} />,
          isDisabled: isEmpty,
          onAction: download,
        },
        {
          id: 'print',
          label: t`Drukuj`,
          icon: <Printer size={18} />,
          isDisabled: isEmpty,
          // The menu has to be gone first.
          onAction: () => void setTimeout(() => globalThis.print()),
        },
        ...(hasShareSheet()
          ? [
              {
                id: 'share',
                label: t`Udostępnij`,
                icon: <Share2 size={18} />,
                isDisabled: isEmpty,
                onAction: () => void share(),
              },
            ]
          : []),
        { id: 'open', label: t`Otwórz plik`, icon: <FileUp size={18} />, onAction: onChooseFile },
        {
          id: 'rename',
          label: t`Zmień tytuł`,
          icon: <Pencil size={18} />,
          isDisabled: row === null,
          onAction: onRename,
        },
        {
          id: 'duplicate',
          label: t`Zrób kopię`,
          icon: <Files size={18} />,
          isDisabled: row === null,
          onAction: () => void duplicate(),
        },
        {
          id: 'delete',
          label: t`Usuń`,
          icon: <Trash2 size={18} />,
          isDisabled: row === null,
          isDangerous: true,
          onAction: () => void drop(),
        },
      ]}
    />
  )
}
