import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keepAwake } from '#domain/browser/page/wakeLock.ts'
import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { Cue } from '#domain/transcript/subtitles/cue.ts'
import { dropUnheldFilms } from '#offline/transcripts/madeFilms.ts'
import { announce } from '#ui/announce.ts'
import { downloadFile } from '#ui/downloadFile.ts'
import { type NewToast, showToast } from '#ui/state/toasts.ts'
import type { FilmWay, MadeFilm } from './filmMessages.ts'
import { type FilmStage, type FilmWork, filmWork, setFilmWork } from './filmWork.ts'
import { startFilmWorker } from './startFilmWorker.ts'

/** What is made. */
export interface AskedFilm {
  readonly file: Blob
  readonly cues: readonly Cue[]
  readonly way: FilmWay
  readonly title: string
  /** Calls its listener when whoever asked signs out; returns how to stop. */
  readonly onSignedOut: (listener: () => void) => () => void
}

/** Too early to tell how long it takes. */
const EARLY_SHARE = 0.02
const EARLY_MS = 1_500
/** The browser lets go of an ended worker's lock in this time, ms. */
const LET_GO_MS = 1_000

/** Has the browser ask before the page is closed. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Ends the film that was made before, and makes another in a worker. How far it is stands in `filmWork`. */
export function beginFilm(i18n: I18n, { file, cues, way, title, onSignedOut }: AskedFilm): void {
  filmWork.getSnapshot()?.end()
  const startedAt = performance.now()
  const worker = startFilmWorker((message) => {
    if (message.kind === 'opened') worker.ask({ kind: 'make', cues, way })
    else if (message.kind === 'progress')
      tell({ kind: 'making', share: message.share, leftMs: leftOf(message.share) })
    else if (message.kind === 'made') onMade(message.film)
    else if (message.kind === 'refused') {
      stop()
      tell({ kind: 'failed', code: message.code })
      say({ type: 'error', title: i18n._(msg`Film z napisami nie powstał`), message: title })
    }
  })
  const work: Omit<FilmWork, 'stage'> = { title, way: way.kind, end }

  const tell = (stage: FilmStage) => setFilmWork({ ...work, stage })

  function leftOf(share: number): number | null {
    const past = performance.now() - startedAt
    return share < EARLY_SHARE || past < EARLY_MS ? null : (past * (1 - share)) / share
  }

  function onMade(made: MadeFilm): void {
    leave()
    const named = nameFilm(made, title)
    tell({ kind: 'made', file: named })
    say({
      type: 'success',
      title: i18n._(msg`Film z napisami jest gotowy`),
      message: title,
      action: { label: i18n._(msg`Pobierz`), onAction: () => downloadFile(named) },
    })
  }

  /** Nothing is to be lost any more by closing the page. */
  function leave(): void {
    globalThis.removeEventListener('beforeunload', ask)
    awake.end()
  }

  /** Its worker holds the file of the device that it has written. */
  function stop(): void {
    leave()
    stopFollowing()
    worker.end()
    setTimeout(() => void dropUnheldFilms(), LET_GO_MS)
  }

  function end(): void {
    stop()
    setFilmWork(null)
  }

  const awake = stayAwake()
  const stopFollowing = onSignedOut(end)
  globalThis.addEventListener('beforeunload', ask)
  tell({ kind: 'making', share: 0, leftMs: null })
  worker.ask({ kind: 'open', file })
}

/** Says it where people are: by a toast, unless the strip that tells the same is in sight. */
function say(toast: NewToast): void {
  const strip = document.querySelector('[data-film-strip]')
  if (strip !== null && strip.getBoundingClientRect().bottom > 0) announce(toast.title)
  else showToast(toast)
}

/** A phone whose screen goes dark stops working; where the browser refuses, it has to be touched now and then. */
function stayAwake(): { readonly end: () => void } {
  let isOver = false
  let letGo: (() => void) | null = null
  const hold = async () => {
    try {
      const release = await keepAwake()
      if (isOver) release()
      else letGo = release
    } catch {
      // Little battery, or no such part.
    }
  }
  void hold()
  return {
    end() {
      isOver = true
      letGo?.()
    },
  }
}

const TYPES = { mp4: 'video/mp4', webm: 'video/webm', mkv: 'video/x-matroska' } as const

function nameFilm({ content, container }: MadeFilm, title: string): File {
  const name = slugOf(title).slice(0, 60)
  return new File([content], `${name === '' ? 'film' : name}-z-napisami.${container}`, {
    type: TYPES[container],
  })
}
