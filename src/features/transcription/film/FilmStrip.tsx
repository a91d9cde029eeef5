import { Trans, useLingui } from '@lingui/react/macro'
import { CircleStop, Download, Share2 } from 'lucide-react'
import { openShareSheet, takesShared } from '#domain/browser/page/sharing.ts'
import { useFormat } from '#i18n/format.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { Notice } from '#ui/Notice.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { isClosedSheet } from '#ui/sharing/isClosedSheet.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useStore } from '#ui/useStore.ts'
import styles from './FilmStrip.module.css'
import { type FilmStage, type FilmWork, filmWork } from './filmWork.ts'
import { useFilmTroubleWords } from './useFilmTroubleWords.ts'

/** How far the film with subtitles is, and the way out once it is ready. Nothing while there is none. */
export function FilmStrip() {
  const work = useStore(filmWork)
  if (work === null) return null
  const { stage } = work
  return (
    <div className={styles.strip} data-film-strip="">
      {stage.kind === 'making' ? <Making work={work} stage={stage} /> : null}
      {stage.kind === 'made' ? <Made work={work} file={stage.file} /> : null}
      {stage.kind === 'failed' ? <Failed work={work} code={stage.code} /> : null}
    </div>
  )
}

type StageOf<Kind extends FilmStage['kind']> = Extract<FilmStage, { readonly kind: Kind }>

function Making({ work, stage }: { readonly work: FilmWork; readonly stage: StageOf<'making'> }) {
  const { t } = useLingui()
  const format = useFormat()
  const { title } = work
  const left = stage.leftMs === null ? null : format.duration(stage.leftMs)
  function stop(): void {
    work.end()
    leave()
    announce(t`Przerwano`)
  }
  return (
    <div className={styles.making}>
      <ProgressBar
        label={
          left === null ? t`Film „${title}” z napisami` : t`Film „${title}” z napisami, jeszcze około ${left}`
        }
        value={100 * stage.share}
        description={<Trans>Możesz dalej pisać. Nie zamykaj tej karty.</Trans>}
      />
      <Button size="small" icon={<CircleStop size={18} aria-hidden="true" />} onPress={stop}>
        <Trans>Przerwij</Trans>
      </Button>
    </div>
  )
}

function Made({ work, file }: { readonly work: FilmWork; readonly file: File }) {
  const { t } = useLingui()
  const format = useFormat()
  const { name } = file
  const size = format.bytes(file.size)
  async function share(): Promise<void> {
    try {
      await openShareSheet({ files: [file], title: work.title })
    } catch (error) {
      if (isClosedSheet(error)) return
      showToast({
        type: 'error',
        title: t`Nie udało się udostępnić filmu`,
        message: t`Pobierz go i wyślij z urządzenia.`,
      })
    }
  }
  return (
    <Notice
      tone="success"
      title={t`Film z napisami jest gotowy`}
      action={
        <>
          <Button
            size="small"
            variant="primary"
            icon={<Download size={18} aria-hidden="true" />}
            onPress={() => downloadFile(file)}
          >
            <Trans>Pobierz film</Trans>
          </Button>
          {takesShared({ files: [file] }) === true ? (
            <Button size="small" icon={<Share2 size={18} aria-hidden="true" />} onPress={() => void share()}>
              <Trans>Udostępnij</Trans>
            </Button>
          ) : null}
          <CloseButton work={work} />
        </>
      }
    >
      <Trans>
        {name}, {size}. Zostaje tu, dopóki nie zamkniesz tej karty.
      </Trans>
    </Notice>
  )
}

function Failed({ work, code }: { readonly work: FilmWork; readonly code: StageOf<'failed'>['code'] }) {
  const words = useFilmTroubleWords()(code)
  return (
    <Notice tone="danger" title={words.title} action={<CloseButton work={work} />}>
      {words.text}
    </Notice>
  )
}

function CloseButton({ work }: { readonly work: FilmWork }) {
  return (
    <Button
      size="small"
      variant="quiet"
      onPress={() => {
        work.end()
        leave()
      }}
    >
      <Trans>Zamknij</Trans>
    </Button>
  )
}

/** The button goes with the strip: the focus goes on to what stands below it. */
function leave(): void {
  document.querySelector<HTMLElement>('[data-after-film]')?.focus({ preventScroll: true })
}
