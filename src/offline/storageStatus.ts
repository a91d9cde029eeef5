/**
 * The durability of this device's storage. `durable`: it stays. `memory`: the browser's database can't be used, and all
 * data lasts for this visit only. `silent`: the database doesn't answer. `outdated`: another tab runs a newer version
 * of the product; this one has to be reloaded.
 */
export type StorageStatus =
  | { readonly kind: 'opening' }
  | { readonly kind: 'durable' }
  | { readonly kind: 'memory'; readonly reason: MemoryReason }
  | { readonly kind: 'silent' }
  | { readonly kind: 'outdated' }

/**
 * `refused` by the browser, `blocked` by a tab that won't close it, `unanswered` for an unknown reason, or made by a
 * `newer` version of the product.
 */
export type MemoryReason = 'refused' | 'blocked' | 'unanswered' | 'newer'

let status: StorageStatus = { kind: 'opening' }
const listeners = new Set<() => void>()

export function getStorageStatus(): StorageStatus {
  return status
}

/** For `useSyncExternalStore`. Returns how to stop. */
export function subscribeStorageStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setStorageStatus(next: StorageStatus): void {
  status = next
  for (const listener of listeners) listener()
}
