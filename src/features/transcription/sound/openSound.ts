import { SoundError, type SoundTrouble } from './soundTrouble.ts'
import { startSoundWorker } from './startSoundWorker.ts'

/** A file's sound that is read by windows. Close it. */
export interface OpenSound {
  readonly lengthMs: number
  /** Mono, 16,000 samples a second; it ends where the sound does. Rejects with a `SoundError`. */
  readonly window: (startMs: number, endMs: number) => Promise<Float32Array<ArrayBuffer>>
  /** A part as a file of its own, small enough to be sent. Rejects with a `SoundError`. */
  readonly cut: (startMs: number, endMs: number) => Promise<Blob>
  /** Ends its worker; windows still awaited reject. */
  readonly close: () => void
}

export type OpenedSound =
  | { readonly kind: 'open'; readonly sound: OpenSound }
  | { readonly kind: 'refused'; readonly code: SoundTrouble }

/** Who waits for an answer of the worker. */
interface Waiting {
  readonly hasWindow: (samples: Float32Array<ArrayBuffer>) => void
  readonly hasFile: (file: Blob) => void
  readonly reject: (error: SoundError) => void
}

const ignore = () => undefined

/** Opens a file of sound or film in a worker of its own. Nothing is decoded yet. */
export function openSound(file: Blob): Promise<OpenedSound> {
  const opened = Promise.withResolvers<OpenedSound>()
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let ended: SoundTrouble | null = null

  function end(code: SoundTrouble): void {
    ended = code
    worker.end()
    opened.resolve({ kind: 'refused', code })
    for (const { reject } of waiting.values()) reject(new SoundError(code))
    waiting.clear()
  }

  const worker = startSoundWorker((message) => {
    if (message.kind === 'opened') {
      opened.resolve({
        kind: 'open',
        sound: { lengthMs: message.lengthMs, window, cut, close: () => end('broken') },
      })
    } else if (message.kind === 'refused') end(message.code)
    else if (message.kind === 'window') settled(message.id)?.hasWindow(message.samples)
    else if (message.kind === 'cut') settled(message.id)?.hasFile(message.file)
    else if (message.kind === 'failed') settled(message.id)?.reject(new SoundError(message.code))
  })

  function settled(id: number) {
    const waits = waiting.get(id)
    waiting.delete(id)
    return waits
  }

  function ask(kind: 'window' | 'cut', startMs: number, endMs: number, waits: Waiting): void {
    if (ended !== null) return waits.reject(new SoundError(ended))
    lastId += 1
    waiting.set(lastId, waits)
    worker.ask({ kind, id: lastId, startMs, endMs })
  }

  function window(startMs: number, endMs: number): Promise<Float32Array<ArrayBuffer>> {
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array<ArrayBuffer>>()
    ask('window', startMs, endMs, { hasWindow: resolve, hasFile: ignore, reject })
    return promise
  }

  function cut(startMs: number, endMs: number): Promise<Blob> {
    const { promise, resolve, reject } = Promise.withResolvers<Blob>()
    ask('cut', startMs, endMs, { hasWindow: ignore, hasFile: resolve, reject })
    return promise
  }

  worker.ask({ kind: 'open', file })
  return opened.promise
}
