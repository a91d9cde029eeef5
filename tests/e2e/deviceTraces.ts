import type { Page } from '@playwright/test'

/**
 * Where on this device the browser keeps any of these texts for the page's origin: in a database (keys and values), a
 * cache (addresses, headers and bodies, byte by byte) or a storage of this tab.
 */
export function tracesOf(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found: string[] = []
    const encoder = new TextEncoder()
    const asLatin = (bytes: Uint8Array) => {
      let text = ''
      for (let at = 0; at < bytes.length; at += 8_192) {
        text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
      }
      return text
    }
    const bytesOf = (word: string) => asLatin(encoder.encode(word))
    const note = (place: string, text: string) => {
      for (const word of wanted) if (text.includes(word)) found.push(`${word} in ${place}`)
    }
    const noteBytes = (place: string, bytes: Uint8Array) => {
      const text = asLatin(bytes)
      for (const word of wanted) if (text.includes(bytesOf(word))) found.push(`${word} in ${place}`)
    }
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })

    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName)
        const [keys, rows] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
        note(`the table ${storeName}`, JSON.stringify([keys, rows]))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true })
        const headers = [...request.headers, ...(response?.headers ?? [])]
        note(`the cache ${name}`, `${request.url} ${JSON.stringify(headers)}`)
        noteBytes(`the cache ${name}`, new Uint8Array((await response?.arrayBuffer()) ?? []))
      }
    }
    note('localStorage', JSON.stringify(Object.entries(localStorage)))
    note('sessionStorage', JSON.stringify(Object.entries(sessionStorage)))
    return found
  }, words)
}
