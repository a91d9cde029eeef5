import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CloudOff, Download, LoaderCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { useStore } from '#ui/useStore.ts'
import type { OpenSoundOf } from './kept/openSoundOf.ts'
import type { OpenTranscript, TranscriptStanding } from './kept/openTranscript.ts'
import { TitleDialog } from './kept/TitleDialog.tsx'
import { TranscriptMenu } from './TranscriptMenu.tsx'
import styles from './Transcription.module.css'

const VersionsDialog = askedPart(async () => ({
  default: (await import('./versions/VersionsDialog.tsx')).VersionsDialog,
}))
const ExportDialog = askedPart(async () => ({
  default: (await import('./out/ExportDialog.tsx')).ExportDialog,
}))
const FilmDialog = askedPart(async () => ({
  default: (await import('./film/FilmDialog.tsx')).FilmDialog,
}))

export interface TranscriptBarProps {
  readonly open: OpenTranscript
  readonly sound: OpenSoundOf
  readonly title: string
  readonly hasSound: boolean
  readonly onChooseSound: () => void
  readonly onOpen: (id: string | undefined) => void
  readonly onText: (id: string) => void
}

type Asked = 'title' | 'versions' | 'file' | 'film' | null

/** Over the transcript: what it is called, how it is kept, and its ways out. */
export function TranscriptBar(props: TranscriptBarProps) {
  const { open, sound, title, hasSound, onChooseSound, onOpen, onText } = props
  const { row, keeping } = useStore(open.standing)
  const isEmpty = useStore(open.document).present.passages.length === 0
  const [asked, setAsked] = useState<Asked>(null)
  const wereVersionsOpened = useOnceOpened(asked === 'versions')
  const wasFileAsked = useOnceOpened(asked === 'file')
  const close = () => setAsked(null)
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <Keeping keeping={keeping} />
      </div>
      <div className={styles.out}>
        <Button
          size="small"
          isDisabled={isEmpty}
          data-after-film=""
          icon={<Download size={18} aria-hidden="true" />}
          onPress={() => setAsked('file')}
        >
          <Trans>Pobierz</Trans>
        </Button>
        <TranscriptMenu
          open={open}
          title={title}
          hasSound={hasSound}
          onChooseSound={onChooseSound}
          onRename={() => setAsked('title')}
          onVersions={() => setAsked('versions')}
          onFilm={() => setAsked('film')}
          onOpen={onOpen}
          onText={onText}
        />
      </div>
      {asked === 'title' && row !== null ? <TitleDialog row={row} onClose={close} /> : null}
      <Suspense fallback={null}>
        {wereVersionsOpened ? (
          <VersionsDialog open={open} isOpen={asked === 'versions'} onOpenChange={close} />
        ) : null}
        {asked === 'film' ? <FilmDialog open={open} sound={sound} title={title} onClose={close} /> : null}
        {wasFileAsked ? (
          <ExportDialog
            document={open.document}
            title={title}
            isOpen={asked === 'file'}
            onOpenChange={close}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

/** Whether what is on the screen is on the device. What went wrong is said by a notice, too. */
function Keeping({ keeping }: Pick<TranscriptStanding, 'keeping'>) {
  const { t } = useLingui()
  const said = {
    kept: { Icon: CircleCheck, words: t`Zapisane na tym urządzeniu` },
    writing: { Icon: LoaderCircle, words: t`Zapisujemy…` },
    failed: { Icon: CircleAlert, words: t`Nie zapisano` },
    'too-long': { Icon: CircleAlert, words: t`Nie zapisano` },
    gone: { Icon: CloudOff, words: t`Usunięty` },
  } as const
  const { Icon, words } = said[keeping]
  return (
    <span className={styles.keeping} data-keeping={keeping}>
      <Icon size={16} aria-hidden="true" />
      {words}
    </span>
  )
}
