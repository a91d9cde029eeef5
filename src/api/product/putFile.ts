import { ApiError } from './apiError.ts'
import type { FileProgress } from './sendFile.ts'
import { uploadError } from './uploadError.ts'

/** As much of XMLHttpRequest as sending one file takes. */
export interface PutRequest {
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  send(body: Blob): void
  abort(): void
  readonly status: number
  addEventListener(type: 'load' | 'error' | 'abort', listener: () => void): void
  readonly upload: {
    addEventListener(type: 'progress', listener: (progress: FileProgress) => void): void
  }
}

export interface PutOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** In whole percent, each told once. */
  readonly onProgress: (percent: number) => void
  readonly createRequest?: (() => PutRequest) | undefined
}

/**
 * Sends a file to a presigned address. Carries no token: the address is the permission. Rejects with one of the
 * upload errors (specification part 2, section 8).
 */
export async function putFile(address: string, file: Blob, options: PutOptions): Promise<void> {
  const { headers, signal, onProgress, createRequest = () => new XMLHttpRequest() } = options
  if (signal.aborted) throw uploadError('UPLOAD_CANCELLED')
  const request = createRequest()
  const ended = Promise.withResolvers<void>()
  let told = -1
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    const percent = lengthComputable && total > 0 ? Math.floor((loaded * 100) / total) : told
    if (percent > told) onProgress((told = percent))
  })
  request.addEventListener('load', () => ended.resolve())
  request.addEventListener('error', () => ended.reject(uploadError('UPLOAD_NETWORK_ERROR')))
  request.addEventListener('abort', () => ended.reject(uploadError('UPLOAD_CANCELLED')))
  const cancel = () => request.abort()
  signal.addEventListener('abort', cancel)
  try {
    request.open('PUT', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(file)
    await ended.promise
  } finally {
    signal.removeEventListener('abort', cancel)
  }
  const { status } = request
  if (status >= 200 && status < 300) return
  throw new ApiError('Upload failed', { code: 'UPLOAD_FAILED', status })
}
