import { allowWorker } from '#ui/defaultPolicy.ts'
// Vite makes an address of it; the linter reads the file itself.
// oxlint-disable-next-line import/default
import workerAddress from './sound.worker.ts?worker&url'
import type { FromSoundWorker, ToSoundWorker } from './soundMessages.ts'

/** The worker that decodes one file. */
export interface SoundWorker {
  readonly ask: (message: ToSoundWorker) => void
  readonly end: () => void
}

/** Starts it; `hear` gets its messages, and that its code couldn't be fetched or broke. */
export function startSoundWorker(hear: (message: FromSoundWorker) => void): SoundWorker {
  allowWorker(workerAddress)
  const worker = new Worker(workerAddress, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromSoundWorker>) => hear(data))
  worker.addEventListener('error', () => hear({ kind: 'refused', code: 'not-loaded' }))
  return {
    ask: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
  }
}
