import { serveSound } from './serveSound.ts'
import type { ToSoundWorker } from './soundMessages.ts'

const serve = serveSound((message) =>
  postMessage(message, { transfer: message.kind === 'window' ? [message.samples.buffer] : [] }),
)
addEventListener('message', ({ data }: MessageEvent<ToSoundWorker>) => serve(data))
