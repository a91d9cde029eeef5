import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import { isLineDear, savesData } from '#domain/browser/parts.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useStore } from '#ui/useStore.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'
import type { OpenWork } from './kept/openStoredTranscript.ts'
import type { OpenTranscript } from './kept/openTranscript.ts'
import { useTranscriptTitle } from './kept/useTranscriptTitle.ts'
import { TranscriptBar } from './TranscriptBar.tsx'
import styles from './Transcription.module.css'

const Workspace = lazyPart(async () => ({ default: (await import('./Workspace.tsx')).Workspace }))

export interface OpenTranscriptViewProps {
  readonly work: OpenWork
  readonly onOpen: (id: string | undefined) => void
  readonly onText: (id: string) => void
}

/** An open transcript: its title and how it is kept, its recording, and the passages. */
export function OpenTranscriptView({ work, onOpen, onText }: OpenTranscriptViewProps) {
  const { t, i18n } = useLingui()
  const { open, sound } = work
  const titleOf = useTranscriptTitle()
  const { row } = useStore(open.standing)
  const place = useStore(sound.place)
  const chooser = useRef<HTMLInputElement>(null)
  const title = row === null ? t`Bez tytułu` : titleOf(row)
  const name = row?.sound?.name ?? ''
  const isFilm = row?.sound?.mimeType.startsWith('video/') ?? false
  useEffect(() => {
    if (!isFilm) return undefined
    return whenQuiet(() => void keepFilmCode())
  }, [isFilm])

  async function take(file: File): Promise<void> {
    const { tellSound } = await import('./kept/transcriptActions.ts')
    try {
      tellSound(i18n, await sound.take(file))
    } catch {
      tellNotKept(i18n, t`Nagranie się nie zachowało`)
    }
  }

  const choose = () => chooser.current?.click()
  return (
    <>
      <TranscriptBar
        open={open}
        sound={sound}
        title={title}
        hasSound={place === 'there'}
        onChooseSound={choose}
        onOpen={onOpen}
        onText={onText}
      />
      <div className={styles.notices}>
        <KeepingNotice open={open} />
        {place === 'missing' ? (
          <Notice
            tone="neutral"
            title={t`Nagrania nie ma na tym urządzeniu`}
            action={
              <Button size="small" onPress={choose}>
                <Trans>Wybierz plik</Trans>
              </Button>
            }
          >
            <Trans>Zabrakło na nie miejsca. Wskaż ten sam plik: {name}. Zapis jest cały.</Trans>
          </Notice>
        ) : null}
      </div>
      <Suspense fallback={<Skeleton shape="box" height="min(60vh, 32rem)" />}>
        <Workspace work={work} title={title} />
      </Suspense>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="audio/*,video/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) void take(file)
        }}
      />
    </>
  )
}

/** Fetches what makes films, so that it is there without a network. A slow line is left alone. */
async function keepFilmCode(): Promise<void> {
  if (savesData() || isLineDear()) return
  try {
    const { fetchFilmWorker } = await import('./film/startFilmWorker.ts')
    await fetchFilmWorker()
  } catch {
    // It comes with the first film.
  }
}

/** What is wrong with the keeping of a transcript, and what to do about it. */
function KeepingNotice({ open }: { readonly open: OpenTranscript }) {
  const { t } = useLingui()
  const { keeping } = useStore(open.standing)
  if (keeping === 'too-long') {
    return (
      <Notice tone="warning" title={t`Zapis jest za długi, żeby go zachować`}>
        <Trans>Pobierz go jako plik i podziel na dwa zapisy.</Trans>
      </Notice>
    )
  }
  if (keeping === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t`Ostatnie zmiany nie są zapisane`}
        action={
          <Button size="small" onPress={() => void open.flush()}>
            <Trans>Zapisz teraz</Trans>
          </Button>
        }
      >
        <Trans>Zanim zamkniesz stronę, pobierz zapis jako plik.</Trans>
      </Notice>
    )
  }
  if (keeping === 'gone') {
    return (
      <Notice
        tone="warning"
        title={t`Tego zapisu nie ma już na urządzeniu`}
        action={
          <Button size="small" onPress={() => void open.keepAgain()}>
            <Trans>Zapisz go znowu</Trans>
          </Button>
        }
      >
        <Trans>Usunięto go. To, co widzisz, jest tylko na ekranie.</Trans>
      </Notice>
    )
  }
  return null
}
