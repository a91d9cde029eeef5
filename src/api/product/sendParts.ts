import { OFFSET_HEADER, PART_BYTES_MOST, PART_TYPE, WHOLE_BYTES } from '#domain/files/parts.ts'
import { type Answered, createSendRequest, NoAnswer } from '../request/request.ts'
import { ApiError } from './apiError.ts'
import { type Clock, systemClock } from './clock.ts'
import { refusalError, TIMED_OUT } from './refusal.ts'
import { uploadError } from './uploadError.ts'

/** A part of the first size takes that long on the slowest line that is waited for, ms. */
const PART_MS = 90_000
/** Faster parts grow, and those this many times slower shrink: a cut costs some seconds, not more. */
const QUICK_MS = 2_000
const SLOW_MS = 4 * QUICK_MS
/** How many times progress is read again while another sender uploads the same file. */
const CONFLICTS_MOST = 8
const OFFSET = /^\d{1,15}$/u

export interface PartsOptions {
  readonly signal?: AbortSignal | undefined
  /** How much has arrived for good, in whole percent. */
  readonly onProgress?: ((percent: number) => void) | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly clock?: Clock | undefined
}

/**
 * Sends a file in parts and continues where an earlier upload to the same address was cut: parts that have arrived
 * aren't sent again. The address is the permission. For page and worker alike. Rejects with an `ApiError`
 * (UPLOAD_CANCELLED for the caller's signal); another call continues.
 */
export async function sendParts(address: string, file: Blob, options: PartsOptions = {}): Promise<void> {
  const { signal, onProgress, fetch, clock = systemClock } = options
  const sendRequest = createSendRequest({ fetch, clock })
  let told = -1
  const tell = (arrived: number) => {
    const percent = Math.floor((arrived * 100) / file.size)
    if (percent > told) onProgress?.((told = percent))
  }

  let partBytes = WHOLE_BYTES
  let conflicts = 0
  let arrived = offsetOf(await answerTo('HEAD'))
  tell(arrived)
  while (arrived < file.size) {
    const begun = clock.now()
    const answer = await answerTo('PATCH', arrived)
    const now = offsetOf(answer)
    if (!answer.isOk && (conflicts += 1) > CONFLICTS_MOST) throw failed(answer)
    if (answer.isOk && now <= arrived) throw failed(answer)
    arrived = now
    tell(arrived)
    const tookMs = clock.now() - begun
    if (tookMs < QUICK_MS) partBytes = Math.min(partBytes * 2, PART_BYTES_MOST)
    else if (tookMs > SLOW_MS) partBytes = Math.max(partBytes / 2, WHOLE_BYTES)
  }

  /** Good, or a conflict: both tell how much there is. */
  async function answerTo(method: 'HEAD' | 'PATCH', from = 0): Promise<Answered> {
    const part = method === 'HEAD' ? undefined : file.slice(from, from + partBytes)
    const headers: Readonly<Record<string, string>> =
      part === undefined ? {} : { [OFFSET_HEADER]: String(from), 'Content-Type': PART_TYPE }
    const timeoutMs = PART_MS * Math.max(1, (part?.size ?? 0) / WHOLE_BYTES)
    const request = { method, url: address, headers, body: part, timeoutMs, signal }
    const answer = await sendRequest(request).catch((cause: unknown) => {
      if (signal?.aborted === true) throw uploadError('UPLOAD_CANCELLED', { cause })
      if (!(cause instanceof NoAnswer)) throw cause
      if (!cause.isTimeout) throw uploadError('UPLOAD_NETWORK_ERROR', { cause })
      throw new ApiError(TIMED_OUT, { code: 'TIMEOUT', status: null }, { cause })
    })
    if (answer.isOk || answer.status === 409) return answer
    throw refusalError({
      endpoint: 'parts of a file',
      status: answer.status,
      headers: answer.headers,
      body: answer.said,
      now: clock.now(),
      fallback: { text: 'Upload failed', code: 'UPLOAD_FAILED' },
    })
  }
}

function offsetOf(answer: Answered): number {
  const said = answer.headers.get(OFFSET_HEADER) ?? ''
  if (!OFFSET.test(said)) throw failed(answer)
  return Number(said)
}

/** The server that answered takes no uploads. */
function failed({ status }: Answered): ApiError {
  return new ApiError('Upload failed', { code: 'UPLOAD_FAILED', status })
}
