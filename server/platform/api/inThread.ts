import { parentPort, Worker } from 'node:worker_threads'
import type { ApiErrorCode } from '#domain/account/apiError.ts'
import { makeGate } from './gate.ts'
import { Refusal } from './refusal.ts'

/** An order took more time or memory than a text or template may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** For `catch`: turns TookTooLong into a refusal with this code, and rethrows every other error. */
export function refuseLongAs(code: ApiErrorCode): (error: unknown) => never {
  return (error) => {
    throw error instanceof TookTooLong ? new Refusal(code, {}, { cause: error }) : error
  }
}

interface ThreadOptions {
  /** Counted from when the thread has an order, ms: then the thread is ended, whatever it does. */
  readonly deadlineMs: number
  readonly heapMb: number
  /** A caller who comes when so many wait is told to come again. */
  readonly waitingMost: number
}

type Report<Answer> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | Failure
interface Failure {
  readonly kind: 'failure'
  readonly error: unknown
}

/** After so long without orders, the thread is ended and its memory freed. */
const IDLE_MS = 60_000
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Runs orders one after another in a thread of its own, which the first one starts, so that one person's slow text
 * holds up no other call. The `script` says `sayReady` and answers by `answerOrder`. Rejects with TookTooLong, with the
 * thread's error, and with SERVICE_UNAVAILABLE when too many wait.
 */
export function makeThread<Answer>(
  script: URL,
  { deadlineMs, heapMb, waitingMost }: ThreadOptions,
): (order: object) => Promise<Answer> {
  const whenItIsFree = makeGate({ atOnce: 1, waitingMost })
  let present: Hired<Answer> | null = null
  let idle: NodeJS.Timeout | undefined
  return (order) =>
    whenItIsFree(async () => {
      clearTimeout(idle)
      if (present?.isAlive() !== true) present = hire<Answer>(script, heapMb)
      const current = present
      try {
        return await current.give(order, deadlineMs)
      } finally {
        idle = setTimeout(current.dismiss, IDLE_MS).unref()
      }
    })
}

interface Hired<Answer> {
  give(order: object, deadlineMs: number): Promise<Answer>
  isAlive(this: void): boolean
  dismiss(this: void): void
}

function hire<Answer>(script: URL, heapMb: number): Hired<Answer> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
  let isAlive = true
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
  let current: PromiseWithResolvers<Answer> | null = null
  worker.on('message', (report: Report<Answer>) => {
    if (report.kind === 'ready') return isReady()
    if (report.kind === 'answer') current?.resolve(report.answer)
    else current?.reject(report.error)
  })
  const end = (cause: unknown) => {
    isAlive = false
    isReady()
    current?.reject(cause)
  }
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(error.code === OUT_OF_MEMORY ? new TookTooLong('it takes too much memory', { cause: error }) : error),
  )
  worker.on('exit', () => end(new Error('the thread has ended')))

  return {
    async give(order, deadlineMs) {
      const waiting = Promise.withResolvers<Answer>()
      current = waiting
      // The thread keeps the process alive only while a caller waits for it.
      worker.ref()
      // The start doesn't count as the order's time.
      const timer = ready.then(() => {
        worker.postMessage(order)
        return setTimeout(() => {
          isAlive = false
          waiting.reject(new TookTooLong('it takes too long'))
          void worker.terminate()
        }, deadlineMs)
      })
      try {
        return await waiting.promise
      } finally {
        clearTimeout(await timer)
        current = null
        worker.unref()
      }
    },
    isAlive: () => isAlive,
    dismiss() {
      isAlive = false
      void worker.terminate()
    },
  }
}

/** For the thread's side, once it listens: orders come from now on. */
export function sayReady(): void {
  send({ kind: 'ready' })
}

/** For the thread's side: an error of `work` rejects the caller's order. */
export function answerOrder(work: () => unknown): void {
  try {
    send({ kind: 'answer', answer: work() })
  } catch (error) {
    send({ kind: 'failure', error })
  }
}

function send(report: Report<unknown>): void {
  parentPort?.postMessage(report)
}
