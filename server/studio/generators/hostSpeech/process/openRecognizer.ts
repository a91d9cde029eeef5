import type { HeardSound } from './protocol.ts'
import { type Hired, hireProcess } from './hireProcess.ts'

/** After so long without orders the process is ended, and the memory of its weights is free again. */
const IDLE_MS = 60_000

/** A sound for the weights that `config` names. */
interface Sound {
  readonly config: object
  /** Absolute. */
  readonly path: string
  /** A longer one is refused. */
  readonly mostMs: number
}

interface Watching {
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** Recognises speech in a process of its own, one sound at a time. */
export interface Recognizer {
  /** Rejects with an EngineFailure, or with the signal's reason as soon as that is aborted. */
  hear(sound: Sound, watching: Watching): Promise<HeardSound>
  /** Loads weights, to see whether they can be used. Rejects with an EngineFailure. */
  load(config: object): Promise<void>
}

/**
 * The process is born with the first order and ends when it has rested for long: its weights take hundreds of megabytes.
 * It is a process, not a thread, because the library ends its process when it doesn't like a file. Tests have another
 * `script`.
 */
export function openRecognizer(script?: URL): Recognizer {
  let present: { readonly hired: Hired; readonly weights: string } | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Other weights, or another language, are another process: never are two of them in memory. */
  function take(config: object): Hired {
    clearTimeout(idle)
    const weights = JSON.stringify(config)
    if (present !== null && present.hired.isAlive() && present.weights === weights) return present.hired
    present?.hired.dismiss()
    const hired = hireProcess(config, script)
    present = { hired, weights }
    return hired
  }

  function oneByOne<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  return {
    hear: ({ config, path, mostMs }, { signal, onProgress }) =>
      oneByOne(async () => {
        signal.throwIfAborted()
        const hired = take(config)
        const stop = () => hired.dismiss()
        signal.addEventListener('abort', stop, { once: true })
        try {
          return await hired.hear({ path, mostMs }, onProgress)
        } catch (error) {
          signal.throwIfAborted()
          throw error
        } finally {
          signal.removeEventListener('abort', stop)
          idle = setTimeout(hired.dismiss, IDLE_MS).unref()
        }
      }),
    load: (config) =>
      oneByOne(async () => {
        const hired = take(config)
        try {
          await hired.ready
        } finally {
          idle = setTimeout(hired.dismiss, IDLE_MS).unref()
        }
      }),
  }
}
