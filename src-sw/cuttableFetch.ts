export interface CuttableFetch {
  readonly fetch: typeof globalThis.fetch
  /** Ends every request under way as a lost connection would; later ones are not concerned. */
  readonly cut: () => void
}

/**
 * A `fetch` whose requests can be given up all at once: a browser replaces a worker only when it has nothing to do, and
 * a picture on a slow network would keep a wanted update waiting for minutes.
 */
export function createCuttableFetch(fetch: typeof globalThis.fetch): CuttableFetch {
  let present = new AbortController()
  return {
    fetch: (input, init) => {
      const own = init?.signal ?? (input instanceof Request ? input.signal : null)
      return fetch(input, { ...init, signal: AbortSignal.any([present.signal, ...(own ? [own] : [])]) })
    },
    cut() {
      present.abort(new TypeError('given up for an update'))
      present = new AbortController()
    },
  }
}
