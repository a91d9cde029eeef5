import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, FileX, LibraryBig } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { liveValue } from '#offline/liveStore.ts'
import { useOnSignedOut } from '#services/useOnSignedOut.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { Button } from '#ui/Button.tsx'
import { Drawer } from '#ui/Drawer.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useStore } from '#ui/useStore.ts'
import { filmWork } from './film/filmWork.ts'
import { liveTranscripts } from './kept/liveTranscripts.ts'
import { TranscriptList } from './kept/TranscriptList.tsx'
import { useOpenTranscript } from './kept/useOpenTranscript.ts'
import { OpenTranscriptView } from './OpenTranscriptView.tsx'
import { StartView } from './start/StartView.tsx'
import styles from './Transcription.module.css'

const FilmStrip = lazyPart(async () => ({ default: (await import('./film/FilmStrip.tsx')).FilmStrip }))

/** What may be chosen, for the browser’s dialog. */
const FILES = 'audio/*,video/*,.srt,.vtt,.json,.txt'

export interface TranscriptionScreenProps {
  /** The transcript that is open; undefined for the beginning. */
  readonly id: string | undefined
  readonly onOpen: (id: string | undefined, how?: { readonly replace?: boolean }) => void
  /** A text was made of a transcript, under this id of the text tool. */
  readonly onText: (id: string) => void
}

/** /narzedzia/transkrypcja: writes down recordings; the transcripts of this device. */
export function TranscriptionScreen({ id, onOpen, onText }: TranscriptionScreenProps) {
  const { t, i18n } = useLingui()
  const onSignedOut = useOnSignedOut()
  const [isListOpen, setListOpen] = useState(false)
  const [tries, setTries] = useState(0)
  const chooser = useRef<HTMLInputElement>(null)
  const rows = liveValue(useStore(liveTranscripts), [])
  const hasFilm = useStore(filmWork) !== null

  // What they made has left the device with them.
  useEffect(() => onSignedOut(() => onOpen(undefined, { replace: true })))

  async function takeIn(file: File): Promise<void> {
    const actions = await import('./kept/transcriptActions.ts')
    const taken = await actions.takeIn(i18n, file)
    if (taken !== null) onOpen(taken)
  }

  async function beginEmpty(): Promise<void> {
    const actions = await import('./kept/transcriptActions.ts')
    const begun = await actions.beginEmpty(i18n)
    if (begun !== null) onOpen(begun)
  }

  return (
    <Page>
      <header className={styles.header}>
        <Breadcrumbs items={[{ label: t`Narzędzia`, to: '/narzedzia' }, { label: t`Transkrypcja` }]} />
        <div className={styles.top}>
          <h1 className={styles.name}>
            <Trans>Transkrypcja</Trans>
          </h1>
          <div className={styles.actions}>
            <Button
              size="small"
              className="needs-script"
              icon={<LibraryBig size={18} aria-hidden="true" />}
              onPress={() => setListOpen(true)}
            >
              <Trans>Zapisy</Trans>
              {rows.length > 0 ? <span className={styles.count}>{rows.length}</span> : null}
            </Button>
            {id === undefined ? null : (
              <Button
                size="small"
                variant="primary"
                className="needs-script"
                icon={<Plus size={18} aria-hidden="true" />}
                onPress={() => onOpen(undefined)}
              >
                <Trans>Nowa</Trans>
              </Button>
            )}
          </div>
        </div>
      </header>
      {hasFilm ? (
        <Suspense fallback={null}>
          <FilmStrip />
        </Suspense>
      ) : null}
      {id === undefined ? (
        <StartView
          onFile={(file) => void takeIn(file)}
          onChooseFile={() => chooser.current?.click()}
          onBeginEmpty={() => void beginEmpty()}
          onRecorded={onOpen}
        />
      ) : (
        <OpenedTranscript
          key={`${id} ${tries}`}
          id={id}
          onOpen={onOpen}
          onText={onText}
          onRetry={() => setTries(tries + 1)}
        />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={FILES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) void takeIn(file)
        }}
      />
      <Drawer isOpen={isListOpen} onOpenChange={setListOpen} title={t`Twoje zapisy`}>
        <TranscriptList
          openId={id}
          onPicked={(picked) => {
            setListOpen(false)
            if (picked !== undefined) onOpen(picked)
          }}
        />
      </Drawer>
    </Page>
  )
}

interface OpenedProps extends Pick<TranscriptionScreenProps, 'onOpen' | 'onText'> {
  readonly id: string
  readonly onRetry: () => void
}

function OpenedTranscript({ id, onOpen, onText, onRetry }: OpenedProps) {
  const { t, i18n } = useLingui()
  const opening = useOpenTranscript(id, {
    onRefused: () => tellNotKept(i18n, t`Zapis się nie zachował`),
    onBeside: () =>
      showToast({
        type: 'warning',
        title: t`Ten zapis zmieniono też w innej karcie`,
        message: t`Tamto brzmienie jest w wersjach. Nic nie przepadło.`,
        duration: 0,
      }),
  })
  if (opening.kind === 'open')
    return <OpenTranscriptView work={opening.work} onOpen={onOpen} onText={onText} />
  if (opening.kind === 'opening') {
    return (
      <div aria-busy="true" className={styles.ghost}>
        <Skeleton width="12rem" />
        <Skeleton shape="box" height="4.5rem" />
        <Skeleton shape="box" height="min(50vh, 24rem)" />
      </div>
    )
  }
  if (opening.kind === 'missing') {
    return (
      <EmptyState
        icon={<FileX size={28} />}
        title={t`Nie ma tu takiego zapisu`}
        description={
          <Trans>Zapisy są tylko na urządzeniu, na którym powstały, i tylko u osoby, która je zrobiła.</Trans>
        }
        action={
          <Button variant="primary" onPress={() => onOpen(undefined)}>
            <Trans>Zacznij nowy</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <ErrorState
      title={t`Nie udało się otworzyć zapisu`}
      description={t`To urządzenie nie daje teraz dostępu do zapisanych nagrań. Spróbuj ponownie.`}
      onRetry={onRetry}
    />
  )
}
