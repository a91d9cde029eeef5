import { allowWorker } from '#ui/defaultPolicy.ts'
// Vite makes an address of it; the linter reads the file itself.
// oxlint-disable-next-line import/default
import workerAddress from './film.worker.ts?worker&url'
import type { FromFilmWorker, ToFilmWorker } from './filmMessages.ts'

/** The worker that reads one film and makes another of it. */
export interface FilmWorker {
  readonly ask: (message: ToFilmWorker) => void
  /** Ends it at once, whatever it does. */
  readonly end: () => void
}

/** Has the worker's code kept for the time without a network. Rejects where it can't be fetched. */
export async function fetchFilmWorker(): Promise<void> {
  await fetch(workerAddress, { priority: 'low' })
}

/** Starts it; `hear` gets its messages, and that its code couldn't be fetched or broke. */
export function startFilmWorker(hear: (message: FromFilmWorker) => void): FilmWorker {
  allowWorker(workerAddress)
  const worker = new Worker(workerAddress, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromFilmWorker>) => hear(data))
  worker.addEventListener('error', () => hear({ kind: 'refused', code: 'not-loaded' }))
  return {
    ask: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  }
}
