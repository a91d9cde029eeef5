/** How a browser keeps a site from storing: what a page finds of it, put there before its first script. */
export const REFUSED_WAYS: Readonly<Record<string, () => void>> = {
  'a database that fails': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store.', 'UnknownError')
    }
  },
  'a database that never answers': () => {
    // A request as good as any, of which nothing is heard.
    IDBFactory.prototype.open = () => {
      const opening = indexedDB.deleteDatabase('none-of-ours')
      for (const type of ['success', 'error', 'blocked', 'upgradeneeded']) {
        opening.addEventListener(type, (event) => event.stopImmediatePropagation(), true)
      }
      return opening
    }
  },
  'no room': () => {
    const refuse = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
    Storage.prototype.setItem = refuse
    Cache.prototype.put = async () => refuse()
  },
  'site data blocked': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const block = (holder: object, name: string) =>
      Object.defineProperty(holder, name, { get: refuse, configurable: true })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) block(globalThis, name)
    for (const name of ['serviceWorker', 'locks', 'storage']) block(Navigator.prototype, name)
    block(Document.prototype, 'cookie')
    // It is there, and refuses to be opened.
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: refuse,
      configurable: true,
      writable: true,
    })
  },
}
