import { LENGTH_HEADER } from '#domain/files/parts.ts'
import { parseJson } from '../request/request.ts'
import { ApiError } from './apiError.ts'
import type { Clock } from './clock.ts'
import { refusalError, TIMED_OUT } from './refusal.ts'
import { DEFAULT_TIMEOUT_MS, headersOf, type Outgoing } from './send.ts'
import { UPLOAD_ERRORS, uploadError } from './uploadError.ts'

/** As much of XMLHttpRequest as an upload takes. */
export interface FileRequest {
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  send(body: FormData): void
  abort(): void
  readonly status: number
  readonly responseText: string
  getResponseHeader(name: string): string | null
  addEventListener(type: 'load' | 'error', listener: () => void): void
  readonly upload: {
    addEventListener(type: 'progress', listener: (progress: FileProgress) => void): void
  }
}

export interface FileProgress {
  readonly lengthComputable: boolean
  readonly loaded: number
  readonly total: number
}

/** An upload on its way. */
export interface OutgoingFile extends Outgoing {
  readonly body: FormData
  readonly arrivedBytes?: number | undefined
  /** Told in whole percent, each once. */
  readonly onProgress?: ((percent: number) => void) | undefined
}

/**
 * Sends form data once by XMLHttpRequest, which alone tells how far it got, and resolves to the parsed answer. The
 * timeout counts from the last byte that moved. Rejects with an `ApiError`; an abort is the cancel button.
 */
export type SendFile = (request: OutgoingFile, accessToken: string | null) => Promise<unknown>

export function createSendFile(options: {
  readonly createRequest: () => FileRequest
  readonly clock: Clock
  readonly onReachable?: ((reached: boolean) => void) | undefined
}): SendFile {
  const { createRequest, clock, onReachable } = options
  return async (request, accessToken) => {
    const {
      endpoint,
      method,
      url,
      body,
      timeoutMs = DEFAULT_TIMEOUT_MS,
      signal,
      onProgress,
      arrivedBytes,
    } = request
    if (signal?.aborted === true) throw uploadError('UPLOAD_CANCELLED')
    const xhr = createRequest()
    const ended = Promise.withResolvers<boolean>()
    const stop = (why: ApiError) => {
      ended.reject(why)
      xhr.abort()
    }
    const beginPatience = () =>
      clock.after(timeoutMs, () => stop(new ApiError(TIMED_OUT, { code: 'TIMEOUT', status: null })))
    let endPatience = beginPatience()
    let told = -1
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      endPatience()
      endPatience = beginPatience()
      const percent = lengthComputable && total > 0 ? Math.floor((loaded * 100) / total) : told
      if (percent > told) onProgress?.((told = percent))
    })
    xhr.addEventListener('load', () => ended.resolve(true))
    xhr.addEventListener('error', () => ended.resolve(false))
    const cancel = () => stop(uploadError('UPLOAD_CANCELLED'))
    signal?.addEventListener('abort', cancel)
    try {
      xhr.open(method, url)
      for (const [name, value] of Object.entries({
        Accept: 'application/json',
        ...headersOf(request, accessToken),
        ...(arrivedBytes !== undefined && { [LENGTH_HEADER]: String(arrivedBytes) }),
      })) {
        xhr.setRequestHeader(name, value)
      }
      xhr.send(body)
      const isAnswered = await ended.promise
      onReachable?.(isAnswered)
      if (!isAnswered) throw uploadError('UPLOAD_NETWORK_ERROR')
    } finally {
      endPatience()
      signal?.removeEventListener('abort', cancel)
    }
    const { status } = xhr
    const said = parseJson(xhr.responseText)
    if (status >= 200 && status < 300) return said
    const headers = { get: (name: string) => xhr.getResponseHeader(name) }
    throw refusalError({ endpoint, status, headers, body: said, now: clock.now(), fallback: UPLOAD_FAILED })
  }
}

const UPLOAD_FAILED = { text: UPLOAD_ERRORS.UPLOAD_FAILED, code: 'UPLOAD_FAILED' }
