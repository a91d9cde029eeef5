import { createParser } from 'eventsource-parser'
import { LIVE_EVENT, type LiveSnapshot, liveSnapshotSchema } from '#domain/statistics/live.ts'
import type { Dimension, Filter, Metric } from '#domain/statistics/metrics.ts'
import { type Comparison, type Report, reportSchema } from '#domain/statistics/report.ts'
import { parseJson } from '../request/request.ts'
import { pauseAfter } from '../request/retry.ts'
import { ApiError } from './apiError.ts'
import { type Clock, sleep, systemClock } from './clock.ts'
import type { CallOptions, ProductApi } from './productApi.ts'
import { readAnswer } from './readAnswer.ts'

/** The range of a report: calendar days in Poland, `YYYY-MM-DD`, both included. */
export type ReportQuestion = Readonly<Partial<Record<Filter, string | undefined>>> & {
  readonly metric: Metric
  /** Without one, the total alone is answered. */
  readonly by?: Dimension | undefined
  readonly from: string
  readonly to: string
  readonly compare?: Comparison | undefined
}

/**
 * Rejects with INVALID_REQUEST for filters that a metric doesn't have, and with ORDERS_ELSEWHERE where a store
 * elsewhere takes the orders.
 */
export function readReport(api: ProductApi, query: ReportQuestion, options?: CallOptions): Promise<Report> {
  return api.call('GET /api/v1/statistics/report', { ...options, query, answer: reportSchema })
}

/** The callbacks of a follower, and the signal that ends it. */
export interface Following {
  /** Ends it; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  readonly onSnapshot: (snapshot: LiveSnapshot) => void
  /** Nothing comes any more; it is tried again by itself. */
  readonly onLost?: (() => void) | undefined
  readonly clock?: Clock | undefined
}

/** The server sends a message every few seconds: after this silence it is gone. */
const LONGEST_SILENCE_MS = 20_000
const AGAIN_AFTER_MS = 1_000
/** No message is longer by far. */
const MOST_CHARACTERS = 256 * 1024

/**
 * Streams the live figures every few seconds until the signal aborts; a broken stream is reopened. Rejects with
 * failures that won't pass, as where the session is over or the role is gone.
 */
export async function followLive(
  api: ProductApi,
  { signal, onSnapshot, onLost, clock = systemClock }: Following,
): Promise<never> {
  for (let failures = 0; ;) {
    let pauseMs = AGAIN_AFTER_MS
    try {
      await listen(api, { signal, clock }, (snapshot) => {
        failures = 0
        onSnapshot(snapshot)
      })
    } catch (error) {
      signal?.throwIfAborted()
      pauseMs = pauseBefore(error, failures)
    }
    failures += 1
    onLost?.()
    await sleep(clock, pauseMs, signal)
  }
}

/** Throws failures that won't pass by themselves. A missing network is waited for: it may be back at any moment. */
function pauseBefore(error: unknown, failures: number): number {
  if (!(error instanceof ApiError)) throw error
  const pauseMs = pauseAfter(error, failures, { isOffline: () => false })
  if (pauseMs === null) throw error
  return pauseMs
}

/** Resolves when the answer has ended, broken off or gone silent. */
async function listen(
  api: ProductApi,
  { signal, clock }: { readonly signal: AbortSignal | undefined; readonly clock: Clock },
  onSnapshot: (snapshot: LiveSnapshot) => void,
): Promise<void> {
  const silence = new AbortController()
  const either = signal === undefined ? silence.signal : AbortSignal.any([signal, silence.signal])
  const bytes = await api.stream('GET /api/v1/statistics/live', { signal: either })
  const reader = bytes.getReader()
  const decoder = new TextDecoder()
  const parser = createParser({
    maxBufferSize: MOST_CHARACTERS,
    onEvent({ event, data }) {
      if (event === LIVE_EVENT) onSnapshot(readAnswer(liveSnapshotSchema, parseJson(data)))
    },
  })
  const beginPatience = () => clock.after(LONGEST_SILENCE_MS, () => silence.abort())
  let endPatience = beginPatience()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done || value === undefined) break
      endPatience()
      endPatience = beginPatience()
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    endPatience()
    silence.abort()
  }
  signal?.throwIfAborted()
}
