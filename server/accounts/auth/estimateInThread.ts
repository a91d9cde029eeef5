import { Worker } from 'node:worker_threads'
import type { PasswordOwner, PasswordScore } from '#domain/account/passwordRule.ts'
import { makeGate } from '#server/platform/api/gate.ts'

export interface EstimateOrder {
  readonly id: number
  readonly password: string
  readonly owner: PasswordOwner
}

export interface EstimateReport {
  readonly id: number
  readonly score: PasswordScore
}

interface Waiting {
  readonly resolve: (score: PasswordScore) => void
  readonly reject: (cause: unknown) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

/** The dictionaries take some 60 MB; no password needs more than this. */
const HEAP_MB = 192

// One thread works on one at a time; the rest waits here, where waiting is cheap.
const whenThereIsRoom = makeGate({ atOnce: 1, waitingMost: 100 })

let thread: Thread | null = null
let lastId = 0

/**
 * Estimates how hard a password is to guess, in a thread of its own, which the first call starts. Throws
 * SERVICE_UNAVAILABLE when too many wait; rejects when the thread ends, and the next call starts another.
 */
export function estimateInThread(password: string, owner: PasswordOwner): Promise<PasswordScore> {
  return whenThereIsRoom(
    () =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = (thread ??= startThread())
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        // The thread keeps the process alive only while a caller waits for it.
        worker.ref()
        const order: EstimateOrder = { id: lastId, password, owner }
        worker.postMessage(order)
      }),
  )
}

function startThread(): Thread {
  const worker = new Worker(new URL('./estimateThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const waiting = new Map<number, Waiting>()
  worker.on('message', ({ id, score }: EstimateReport) => {
    waiting.get(id)?.resolve(score)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  })
  const end = (cause: unknown) => {
    thread = null
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`the thread that judges passwords ended with ${code}`)))
  return { worker, waiting }
}
