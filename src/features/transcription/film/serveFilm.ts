import { VideoSampleSink } from 'mediabunny'
import { createPainter } from './createPainter.ts'
import type { FromFilmWorker, ToFilmWorker } from './filmMessages.ts'
import { FilmError, troubleOf } from './filmTrouble.ts'
import { makeFilm } from './makeFilm.ts'
import { type OpenFilm, openFilm } from './openFilm.ts'

/** How often the page is told how far it is, ms. */
const TOLD_EVERY_MS = 250

type AskedFrame = Extract<ToFilmWorker, { readonly kind: 'frame' }>

/** What the worker does with its messages: one film, shown picture by picture or made anew. */
export function serveFilm(tell: (message: FromFilmWorker) => void): (message: ToFilmWorker) => void {
  let film: OpenFilm | null = null
  let last = Promise.resolve()

  async function answer(message: ToFilmWorker): Promise<void> {
    if (message.kind === 'open') {
      film = await openFilm(message.file)
      tell({ kind: 'opened', facts: film.facts })
    } else if (message.kind === 'frame') {
      const picture = film === null ? null : await pictureOf(film, message).catch(() => null)
      tell({ kind: 'frame', id: message.id, picture })
    } else {
      if (film === null) throw new FilmError('broken')
      let toldAt = 0
      const made = await makeFilm(film, message.cues, message.way, (share) => {
        const now = performance.now()
        if (now - toldAt < TOLD_EVERY_MS) return
        toldAt = now
        tell({ kind: 'progress', share: Math.min(1, Math.max(0, share)) })
      })
      tell({ kind: 'made', film: made })
    }
  }

  return (message) => {
    last = last
      .then(() => answer(message))
      .catch((error: unknown) => tell({ kind: 'refused', code: troubleOf(error) }))
  }
}

/** The picture of a time with its subtitle, as the film will have it; null where it can't be read. */
async function pictureOf(
  { facts, pictures }: OpenFilm,
  { atMs, lines, look }: AskedFrame,
): Promise<ImageBitmap | null> {
  if (typeof OffscreenCanvas === 'undefined' || !(await pictures.canDecode())) return null
  const sink = new VideoSampleSink(pictures)
  const sample =
    (await sink.getSample(atMs / 1_000)) ?? (await sink.getSample(await pictures.getFirstTimestamp()))
  if (sample === null) return null
  try {
    const painter = await createPainter(facts.made, look)
    painter.paint(sample, lines)
    return painter.canvas.transferToImageBitmap()
  } finally {
    sample.close()
  }
}
