import type { FileProgress, FileRequest } from '../sendFile.ts'

/** An XMLHttpRequest that a test answers by hand. */
class FakeRequest extends EventTarget implements FileRequest {
  readonly upload = {
    addEventListener: (_: 'progress', listener: (progress: FileProgress) => void): void => {
      this.#listeners.push(listener)
    },
  }
  readonly #listeners: ((progress: FileProgress) => void)[] = []
  readonly headers = new Map<string, string>()
  address = ''
  body: FormData | null = null
  isAborted = false
  status = 0
  responseText = ''
  answerHeaders = new Headers()

  open(method: string, url: string): void {
    this.address = `${method} ${url}`
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  send(body: FormData): void {
    this.body = body
  }

  abort(): void {
    this.isAborted = true
  }

  getResponseHeader(name: string): string | null {
    return this.answerHeaders.get(name)
  }

  progress(loaded: number, total: number): void {
    const lengthComputable = total > 0
    for (const listener of this.#listeners) listener({ lengthComputable, loaded, total })
  }

  answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.answerHeaders = new Headers(headers)
    this.dispatchEvent(new Event('load'))
  }

  cut(): void {
    this.dispatchEvent(new Event('error'))
  }
}

/** Uploads under way, in the order they were begun. */
export function fakeUploads() {
  const requests: FakeRequest[] = []
  return {
    requests,
    createRequest: () => {
      const request = new FakeRequest()
      requests.push(request)
      return request
    },
    /** The last one begun. */
    latest: (): FakeRequest => {
      const request = requests.at(-1)
      if (request === undefined) throw new Error('no upload was begun')
      return request
    },
  }
}
