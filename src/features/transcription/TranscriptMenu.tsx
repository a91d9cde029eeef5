import { useLingui } from '@lingui/react/macro'
import {
  Clapperboard,
  EllipsisVertical,
  FileAudio,
  Files,
  FileText,
  History,
  PenLine,
  Trash2,
} from 'lucide-react'
import { ToolMenu } from '#ui/ToolMenu.tsx'
import { useStore } from '#ui/useStore.ts'
import type { OpenTranscript } from './kept/openTranscript.ts'

export interface TranscriptMenuProps {
  readonly open: OpenTranscript
  /** What the transcript is called on the screen. */
  readonly title: string
  readonly hasSound: boolean
  readonly onChooseSound: () => void
  readonly onRename: () => void
  readonly onVersions: () => void
  readonly onFilm: () => void
  readonly onOpen: (id: string | undefined) => void
  readonly onText: (id: string) => void
}

/** What is done to an open transcript as a whole. */
export function TranscriptMenu(props: TranscriptMenuProps) {
  const { open, title, hasSound, onChooseSound, onRename, onVersions, onFilm, onOpen, onText } = props
  const { t, i18n } = useLingui()
  const isGone = useStore(open.standing).row === null
  const { passages } = useStore(open.document).present
  const isEmpty = passages.length === 0
  const hasWords = passages.some(({ words }) => words.length > 0)

  async function duplicate(): Promise<void> {
    await open.flush()
    const { copyStored } = await import('./kept/transcriptActions.ts')
    const made = await copyStored(i18n, open.id, title)
    if (made !== null) onOpen(made)
  }

  async function drop(): Promise<void> {
    await open.flush()
    const { dropTranscript } = await import('./kept/transcriptActions.ts')
    await dropTranscript(i18n, open.id, title)
  }

  async function makeText(): Promise<void> {
    const { textOfTranscript } = await import('./out/textOfTranscript.ts')
    const made = await textOfTranscript(i18n, open.document.getSnapshot().present, title)
    if (made !== null) onText(made)
  }

  return (
    <ToolMenu
      label={t`Więcej`}
      icon={<EllipsisVertical size={20} aria-hidden="true" />}
      items={[
        {
          id: 'text',
          label: t`Do tekstu`,
          icon: <FileText size={18} />,
          isDisabled: isEmpty,
          onAction: () => void makeText(),
        },
        {
          id: 'film',
          label: t`Do filmu`,
          icon: <Clapperboard size={18} />,
          isDisabled: !hasWords,
          ...(!hasWords && { note: t`Najpierw dodaj słowa.` }),
          onAction: onFilm,
        },
        { id: 'versions', label: t`Wersje`, icon: <History size={18} />, onAction: onVersions },
        {
          id: 'sound',
          label: hasSound ? t`Zmień nagranie` : t`Dodaj nagranie`,
          icon: <FileAudio size={18} />,
          isDisabled: isGone,
          onAction: onChooseSound,
        },
        {
          id: 'rename',
          label: t`Zmień tytuł`,
          icon: <PenLine size={18} />,
          isDisabled: isGone,
          onAction: onRename,
        },
        {
          id: 'duplicate',
          label: t`Zrób kopię`,
          icon: <Files size={18} />,
          isDisabled: isGone,
          onAction: () => void duplicate(),
        },
        {
          id: 'delete',
          label: t`Usuń`,
          icon: <Trash2 size={18} />,
          isDisabled: isGone,
          isDangerous: true,
          onAction: () => void drop(),
        },
      ]}
    />
  )
}
