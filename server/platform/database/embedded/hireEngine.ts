import { Worker } from 'node:worker_threads'
import type { EngineOrder, EnginePlace, EngineReport } from './protocol.ts'

/** A statement took longer than any may; SQLSTATE 57014, as PostgreSQL has it. */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout'
  readonly code = '57014'
}

/** A running engine in a thread of its own. */
export interface EngineThread {
  /** Resolves when the database is open. */
  readonly ready: Promise<void>
  /**
   * The answer to messages of the wire protocol. What takes longer than `mostMs` ends the whole thread, since nothing
   * short of it stops a statement of this engine: then this rejects with StatementTimeout.
   */
  ask(bytes: Uint8Array, mostMs: number | null): Promise<Uint8Array>
  /** Lets what is under way end, then closes the database's files. */
  close(): Promise<void>
  readonly isAlive: boolean
}

interface Waiting {
  readonly mostMs: number | null
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** Opens the database of a place in a new thread. */
export function hireEngine(place: EnginePlace): EngineThread {
  const worker = new Worker(new URL('./engineThread.ts', import.meta.url), {
    workerData: place,
    transferList: place.archive === null ? [] : [place.archive.buffer],
  })
  const ready = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  // In the order of their asking, which is the order of the answers; the first is being answered.
  const waiting: Waiting[] = []
  let failure: Error | null = null
  let watch: NodeJS.Timeout | undefined

  function watchFirst(): void {
    clearTimeout(watch)
    const mostMs = waiting[0]?.mostMs ?? null
    if (mostMs === null) return
    watch = setTimeout(() => end(new StatementTimeout(`a statement took longer than ${mostMs} ms`)), mostMs)
    watch.unref()
  }

  function end(error: Error): void {
    if (failure !== null) return
    failure = error
    clearTimeout(watch)
    ready.reject(error)
    closed.resolve()
    for (const { reject } of waiting.splice(0)) reject(error)
    void worker.terminate()
  }

  function take(report: EngineReport): void {
    if (report.kind === 'ready') {
      ready.resolve()
      watchFirst()
    } else if (report.kind === 'answer') {
      waiting.shift()?.resolve(report.bytes)
      watchFirst()
    } else if (report.kind === 'closed') end(new Error('the embedded database is closed'))
    else end(new Error(`the embedded database broke: ${report.message}`))
    // One that nobody waits for must not keep the process alive.
    if (waiting.length === 0) worker.unref()
  }

  function give(order: EngineOrder): void {
    worker.ref()
    worker.postMessage(order)
  }

  // Who asks learns of a failed opening by their answer, too.
  ready.promise.catch(() => undefined)
  worker.on('message', take)
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => end(new Error(`the thread of the embedded database ended with ${code}`)))

  return {
    ready: ready.promise,
    ask(bytes, mostMs) {
      if (failure !== null) return Promise.reject(failure)
      return new Promise((resolve, reject) => {
        waiting.push({ mostMs, resolve, reject })
        if (waiting.length === 1) watchFirst()
        give({ kind: 'ask', bytes })
      })
    },
    async close() {
      if (failure === null) give({ kind: 'close' })
      await closed.promise
    },
    get isAlive() {
      return failure === null
    },
  }
}
