import type { SubtitleLook } from '#domain/transcript/subtitles/placeSubtitle.ts'
import type { FilmFacts } from './filmMessages.ts'
import type { FilmTrouble } from './filmTrouble.ts'
import { startFilmWorker } from './startFilmWorker.ts'

/** A film of which single pictures are shown. Close it. */
export interface FilmPreview {
  readonly facts: FilmFacts
  /** The picture of a time with lines as the film will have them; null where it can't be shown. */
  readonly picture: (
    atMs: number,
    lines: readonly string[] | null,
    look: SubtitleLook,
  ) => Promise<ImageBitmap | null>
}

export type OpenedPreview =
  | { readonly kind: 'open'; readonly preview: FilmPreview }
  | { readonly kind: 'refused'; readonly code: FilmTrouble }

/** Opens a film in a worker of its own, which ends with `signal`; pictures still awaited are null then. */
export function openFilmPreview(file: Blob, signal: AbortSignal): Promise<OpenedPreview> {
  const opened = Promise.withResolvers<OpenedPreview>()
  const waiting = new Map<number, (picture: ImageBitmap | null) => void>()
  let lastId = 0
  let isEnded = false

  function end(code: FilmTrouble): void {
    isEnded = true
    worker.end()
    opened.resolve({ kind: 'refused', code })
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
  }

  const worker = startFilmWorker((message) => {
    if (message.kind === 'opened')
      opened.resolve({ kind: 'open', preview: { facts: message.facts, picture } })
    else if (message.kind === 'refused') end(message.code)
    else if (message.kind === 'frame') {
      waiting.get(message.id)?.(message.picture)
      waiting.delete(message.id)
    }
  })

  function picture(
    atMs: number,
    lines: readonly string[] | null,
    look: SubtitleLook,
  ): Promise<ImageBitmap | null> {
    if (isEnded) return Promise.resolve(null)
    const { promise, resolve } = Promise.withResolvers<ImageBitmap | null>()
    lastId += 1
    waiting.set(lastId, resolve)
    worker.ask({ kind: 'frame', id: lastId, atMs, lines, look })
    return promise
  }

  signal.addEventListener('abort', () => end('broken'), { once: true })
  worker.ask({ kind: 'open', file })
  return opened.promise
}
