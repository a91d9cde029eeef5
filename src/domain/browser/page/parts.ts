import { given } from '../given.ts'

// Of the page alone; what the worker has too is in the folder above.

/** Undefined where no worker can be had. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  given(() => globalThis.navigator.serviceWorker)

/** Undefined where nothing is told of how much is stored. */
export const storageManager = (): StorageManager | undefined => given(() => globalThis.navigator.storage)
