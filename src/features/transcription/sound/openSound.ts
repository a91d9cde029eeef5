import { SoundError, type SoundTrouble } from './soundTrouble.ts'
import { startSoundWorker } from './startSoundWorker.ts'

/** A file's sound that is read by windows. Close it. */
export interface OpenSound {
  readonly lengthMs: number
  /** Mono, 16,000 samples a second; it ends where the sound does. Rejects with a `SoundError`. */
  readonly window: (startMs: number, endMs: number) => Promise<Float32Array<ArrayBuffer>>
  /** Ends its worker; windows still awaited reject. */
  readonly close: () => void
}

export type OpenedSound =
  | { readonly kind: 'open'; readonly sound: OpenSound }
  | { readonly kind: 'refused'; readonly code: SoundTrouble }

/** Opens a file of sound or film in a worker of its own. Nothing is decoded yet. */
export function openSound(file: Blob): Promise<OpenedSound> {
  const opened = Promise.withResolvers<OpenedSound>()
  const waiting = new Map<number, PromiseWithResolvers<Float32Array<ArrayBuffer>>>()
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
        sound: { lengthMs: message.lengthMs, window, close: () => end('broken') },
      })
    } else if (message.kind === 'refused') end(message.code)
    else if (message.kind === 'window') settled(message.id)?.resolve(message.samples)
    else if (message.kind === 'failed') settled(message.id)?.reject(new SoundError(message.code))
  })

  function settled(id: number) {
    const waits = waiting.get(id)
    waiting.delete(id)
    return waits
  }

  async function window(startMs: number, endMs: number): Promise<Float32Array<ArrayBuffer>> {
    if (ended !== null) throw new SoundError(ended)
    lastId += 1
    const waits = Promise.withResolvers<Float32Array<ArrayBuffer>>()
    waiting.set(lastId, waits)
    worker.ask({ kind: 'window', id: lastId, startMs, endMs })
    return waits.promise
  }

  worker.ask({ kind: 'open', file })
  return opened.promise
}
