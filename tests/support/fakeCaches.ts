/** The origin relative addresses are resolved against. */
export const FAKE_ORIGIN = 'https://iskra.example'

interface FakeCachesOptions {
  /** Bytes of all bodies together above which a put fails as on a full disk. */
  readonly quota?: number
}

interface Entry {
  readonly request: Request
  readonly body: ArrayBuffer
  readonly status: number
  readonly headers: Headers
}

/** Cache storage in memory, with the order, the matching and the quota error of a browser's. */
export class FakeCaches implements CacheStorage {
  readonly #caches = new Map<string, FakeCache>()
  quota: number

  constructor({ quota = Infinity }: FakeCachesOptions = {}) {
    this.quota = quota
  }

  bytes(): number {
    return [...this.#caches.values()].reduce((sum, cache) => sum + cache.bytes(), 0)
  }

  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new FakeCache(this)
    this.#caches.set(name, cache)
    return cache
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name)
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name)
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  async match(request: RequestInfo | URL, options?: MultiCacheQueryOptions): Promise<Response | undefined> {
    for (const [name, cache] of this.#caches) {
      if (options?.cacheName !== undefined && options.cacheName !== name) continue
      const found = await cache.match(request, options)
      if (found) return found
    }
    return undefined
  }
}

class FakeCache implements Cache {
  #entries: Entry[] = []
  readonly #storage: FakeCaches

  constructor(storage: FakeCaches) {
    this.#storage = storage
  }

  bytes(): number {
    return this.#entries.reduce((sum, { body }) => sum + body.byteLength, 0)
  }

  async match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    return (await this.matchAll(request, options))[0]
  }

  async matchAll(request?: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response[]> {
    return this.#find(request, options).map(
      ({ body, status, headers }) => new Response(body.slice(0), { status, headers }),
    )
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const body = await response.arrayBuffer()
    const asked = toRequest(request)
    const rest = this.#entries.filter((entry) => entry.request.url !== asked.url)
    const freed = this.bytes() - rest.reduce((sum, entry) => sum + entry.body.byteLength, 0)
    if (this.#storage.bytes() - freed + body.byteLength > this.#storage.quota) {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    }
    this.#entries = [
      ...rest,
      { request: asked, body, status: response.status, headers: new Headers(response.headers) },
    ]
  }

  async delete(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<boolean> {
    const found = new Set(this.#find(request, options))
    this.#entries = this.#entries.filter((entry) => !found.has(entry))
    return found.size > 0
  }

  async keys(request?: RequestInfo | URL, options?: CacheQueryOptions): Promise<readonly Request[]> {
    return this.#find(request, options).map((entry) => entry.request)
  }

  async add(): Promise<void> {
    throw new Error('a fake cache fetches nothing')
  }

  async addAll(): Promise<void> {
    throw new Error('a fake cache fetches nothing')
  }

  #find(request?: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}): readonly Entry[] {
    if (request === undefined) return this.#entries
    const address = (url: string) => (ignoreSearch ? url.replace(/\?.*$/, '') : url)
    const asked = address(toRequest(request).url)
    return this.#entries.filter((entry) => address(entry.request.url) === asked)
  }
}

function toRequest(request: RequestInfo | URL): Request {
  return request instanceof Request ? request : new Request(new URL(request, FAKE_ORIGIN))
}
