import type { ToFilmWorker } from './filmMessages.ts'
import { serveFilm } from './serveFilm.ts'

const serve = serveFilm((message) =>
  postMessage(message, {
    transfer: message.kind === 'frame' && message.picture !== null ? [message.picture] : [],
  }),
)
addEventListener('message', ({ data }: MessageEvent<ToFilmWorker>) => serve(data))
