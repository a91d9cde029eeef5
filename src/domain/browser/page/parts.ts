import { given } from '../given.ts'

// APIs of the page alone; those that the worker has too are in the folder above.

/** Undefined where no worker can be had. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  given(() => globalThis.navigator.serviceWorker)

/** Whether a worker answers this page's requests. */
export const isControlled = (): boolean => (workerContainer()?.controller ?? null) !== null

/** Undefined where the browser doesn't report the used storage. */
export const storageManager = (): StorageManager | undefined => given(() => globalThis.navigator.storage)

/** Whether somebody pressed something in the last few seconds, as the browser counts them. */
export const wasJustPressed = (): boolean =>
  given(() => globalThis.navigator.userActivation)?.isActive === true
