import { IDBObjectStore } from 'fake-indexeddb'
import { vi } from 'vitest'

/** This device stores nothing more, until the mocks are restored. */
export function noRoom(): void {
  for (const way of ['put', 'add'] as const)
    vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(() => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    })
}
