import { createStore, type ReadableStore } from '#domain/store.ts'

/** The page's relation to its worker. */
export interface WorkerStatus {
  /** `none`: this browser, or development, has no workers. `failed`: it could not be installed; the page works without. */
  readonly state: 'starting' | 'active' | 'none' | 'failed'
  /** Why it failed, in the browser's words; for /debug. */
  readonly reason: string | null
  /** A new version is installed and waits until it is asked to take over. */
  readonly isUpdateWaiting: boolean
}

const status = createStore<WorkerStatus>({ state: 'starting', reason: null, isUpdateWaiting: false })

/** The page's relation to its worker now. The bridge to the worker changes it. */
export const workerStatus: ReadableStore<WorkerStatus> = status

export function changeWorkerStatus(change: Partial<WorkerStatus>): void {
  status.set({ ...status.getSnapshot(), ...change })
}
