import { ApiError } from '#api/product/apiError.ts'
import type { UploadedImage } from '#domain/gallery/galleryImage.ts'
import { WHOLE_BYTES } from '#domain/files/parts.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { UploadNote, UploadRow } from '#offline/gallery/uploadRow.ts'
import { retryDelay } from '#offline/outbox/backoff.ts'

/** The queue's dependencies; the page's own in `uploadPorts.ts`. */
export interface UploadPorts {
  /** Reports the waiting uploads now and after every change by any tab. Returns how to stop. */
  watch(onRows: (rows: readonly UploadRow[]) => void): () => void
  /** The file of a row; null when the device could not keep it and this page doesn't hold it. */
  file(id: string): Promise<Blob | null>
  send(row: UploadRow, file: Blob, options: SendOptions): Promise<UploadedImage>
  drop(ids: readonly string[]): Promise<void>
  note(id: string, note: UploadNote): Promise<void>
  /** Runs `work` while no other tab does the same. */
  alone(work: () => Promise<void>, signal: AbortSignal): Promise<void>
  /** Tells when a try may go better: the network or the person is back. Returns how to stop. */
  onBetterTimes(listener: () => void): () => void
  /** Calls back after `ms`. Returns how to stop. */
  after(ms: number, work: () => void): () => void
}

export interface SendOptions {
  readonly signal: AbortSignal
  /** In whole percent. */
  readonly onProgress: (percent: number) => void
}

/** A picture that has arrived. */
export type Arrived = UploadedImage & { readonly filename: string }

export interface UploadsState {
  readonly rows: readonly UploadRow[]
  /** In percent, of those that are being sent from this tab. */
  readonly progress: ReadonlyMap<string, number>
  /** The pictures that arrived since the list was last closed, in order. */
  readonly arrived: readonly Arrived[]
}

export const NO_UPLOADS: UploadsState = { rows: [], progress: new Map(), arrived: [] }

export interface UploadQueue extends ReadableStore<UploadsState> {
  /** Closes the list of arrived ones. */
  forgetArrived(): void
  stop(): void
}

/** Sent side by side: more only take the line from each other. */
const AT_ONCE = 2
/** A failure that passes: the row keeps waiting. */
const PASSING_CODES: ReadonlySet<string> = new Set([
  'UPLOAD_NETWORK_ERROR',
  'NETWORK_ERROR',
  'TIMEOUT',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'SESSION_CHANGED',
  'UPLOAD_MISSING',
])
/** The code of a file that is neither on the device nor in this page any more. */
export const FILE_GONE = 'UPLOAD_FILE_GONE'

/** Why a sending failed. */
type Failed = Pick<ApiError, 'code' | 'retryAfterMs'>

/**
 * Sends the waiting uploads, two at a time, from one tab at a time. The rows on the device are the truth: an upload
 * dropped by any tab or by a sign-out stops, and one interrupted by a cut or a reload continues where it was.
 */
export function createUploadQueue(ports: UploadPorts): UploadQueue {
  const store = createStore(NO_UPLOADS)
  /** Whose turn it is: another tab's, one this tab has asked for, or its own. */
  let turn: 'free' | 'asked' | 'own' = 'free'
  let isHeldUp = false
  /** Sendings in a row that failed in passing. */
  let failures = 0
  let cancelTimeout: (() => void) | null = null
  const running = new Map<string, AbortController>()
  /** Rows that have ended. No id comes again, but a row may be told of once more while it is being dropped. */
  const ended = new Set<string>()
  const life = new AbortController()

  function update(change: Partial<UploadsState>): void {
    store.set({ ...store.getSnapshot(), ...change })
  }

  const due = () =>
    store
      .getSnapshot()
      .rows.filter((row) => row.state === 'waiting' && !running.has(row.id) && !ended.has(row.id))

  function goOn(): void {
    for (const [id, controller] of running) {
      const row = store.getSnapshot().rows.find((known) => known.id === id)
      if (row?.state !== 'waiting') controller.abort()
    }
    if (isHeldUp || life.signal.aborted) return
    if (turn === 'free' && due().length > 0) void hold()
    if (turn !== 'own') return
    for (const row of due().slice(0, AT_ONCE - running.size)) void run(row)
  }

  /** Keeps the turn for as long as there is something to send. */
  async function hold(): Promise<void> {
    turn = 'asked'
    try {
      await ports.alone(async () => {
        turn = 'own'
        const isIdle = Promise.withResolvers<void>()
        const look = () => {
          if (running.size === 0 && (isHeldUp || due().length === 0)) isIdle.resolve()
        }
        const stopWatching = store.subscribe(look)
        life.signal.addEventListener('abort', () => isIdle.resolve())
        goOn()
        // Another tab may have sent it all while this one waited.
        look()
        await isIdle.promise
        stopWatching()
      }, life.signal)
    } catch {
      // The page ends, or the browser refuses the lock.
      postpone()
    } finally {
      turn = 'free'
    }
    goOn()
  }

  async function run(row: UploadRow): Promise<void> {
    const controller = new AbortController()
    running.set(row.id, controller)
    setProgress(row.id, 0)
    try {
      await settle(row, await attempt(row, controller.signal), controller.signal)
    } catch {
      // Storage that fails leaves the row as it was; the next look at it comes later.
      postpone()
    } finally {
      running.delete(row.id)
      const progress = new Map(store.getSnapshot().progress)
      progress.delete(row.id)
      update({ progress })
      goOn()
    }
  }

  async function attempt(row: UploadRow, signal: AbortSignal): Promise<UploadedImage | Failed> {
    try {
      const file = await ports.file(row.id)
      if (file === null) return { code: FILE_GONE, retryAfterMs: null }
      return await ports.send(row, file, {
        signal,
        onProgress: (percent) => setProgress(row.id, percent),
      })
    } catch (error) {
      return error instanceof ApiError ? error : { code: 'UPLOAD_FAILED', retryAfterMs: null }
    }
  }

  async function settle(row: UploadRow, end: UploadedImage | Failed, signal: AbortSignal): Promise<void> {
    if ('image' in end) {
      failures = 0
      ended.add(row.id)
      update({ arrived: [...store.getSnapshot().arrived, { ...end, filename: row.filename }] })
      await ports.drop([row.id])
      return
    }
    if (signal.aborted) return
    const isPassing = PASSING_CODES.has(end.code)
    if (isPassing) postpone(end.retryAfterMs)
    // Of one that goes in a single piece nothing is left by a cut.
    const sentPercent = row.bytes > WHOLE_BYTES ? (store.getSnapshot().progress.get(row.id) ?? 0) : 0
    await ports.note(row.id, { state: isPassing ? 'waiting' : 'failed', code: end.code, sentPercent })
  }

  /** No event tells the end of a server's outage: it is retried after growing pauses. */
  function postpone(retryAfterMs: number | null = null): void {
    // Those sent side by side fail together: one failure.
    if (!isHeldUp) failures += 1
    isHeldUp = true
    cancelTimeout?.()
    cancelTimeout = ports.after(retryDelay(failures, retryAfterMs, Math.random), tryAgain)
  }

  function tryAgain(): void {
    cancelTimeout?.()
    isHeldUp = false
    goOn()
  }

  function tryAnew(): void {
    failures = 0
    tryAgain()
  }

  function setProgress(id: string, percent: number): void {
    if (running.has(id)) update({ progress: new Map(store.getSnapshot().progress).set(id, percent) })
  }

  const stopWatching = ports.watch((rows) => {
    update({ rows })
    goOn()
  })
  const stopListening = ports.onBetterTimes(tryAnew)

  return {
    getSnapshot: store.getSnapshot,
    getInitialSnapshot: store.getInitialSnapshot,
    subscribe: store.subscribe,
    forgetArrived: () => update({ arrived: [] }),
    stop() {
      life.abort()
      stopWatching()
      stopListening()
      cancelTimeout?.()
      for (const controller of running.values()) controller.abort()
    },
  }
}
