import { given } from './given.ts'

// APIs of the page and of the worker. Only this folder touches APIs that a browser may lack or refuse (lint enforces
// it); everywhere else they are values like any other.

/** Undefined where nothing can be cached. */
export const cacheStorage = (): CacheStorage | undefined => given(() => globalThis.caches)

/** Undefined where there are no databases. One that is there may still refuse to open any. */
export const databaseEngine = (): IDBFactory | undefined => given(() => globalThis.indexedDB)

export const lockManager = (): LockManager | undefined => given(() => globalThis.navigator.locks)

/** The folder of this origin’s own files. Rejects where the browser refuses it; undefined where it has none. */
export const ownFolder = (): Promise<FileSystemDirectoryHandle> | undefined =>
  given(() => globalThis.navigator.storage.getDirectory())

/** A channel for one question and its answers, closed by its opener; undefined where there are none. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  given(() => new BroadcastChannel(name))

/** Whether the person asked their browser to fetch less. */
export const savesData = (): boolean => given(() => globalThis.navigator.connection?.saveData) === true

/** Whether the network is known to be slow, or to be a phone's, which is often paid for by what it brings. */
export function isLineDear(): boolean {
  const line = given(() => globalThis.navigator.connection)
  if (line?.type === 'cellular') return true
  return line?.effectiveType !== undefined && line.effectiveType !== '4g'
}

/** Not every runtime says; a browser that says there is a network may be wrong, one that says there is none is not. */
export const knowsNoNetwork = (): boolean => given(() => globalThis.navigator.onLine) === false

/** Shows a number on the installed app's icon, none for 0. Where there is no icon nothing is shown. */
export async function showOnIcon(count: number): Promise<void> {
  try {
    await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count))
  } catch {
    // Not installed, or refused.
  }
}
