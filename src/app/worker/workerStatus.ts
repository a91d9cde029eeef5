/** How this page stands with the worker. */
export interface WorkerStatus {
  /** `none`: this browser, or development, has no workers. `failed`: it could not be installed; the page works without. */
  readonly state: 'starting' | 'active' | 'none' | 'failed'
  /** Why it failed, in the browser's words; for /debug. */
  readonly reason: string | null
  /** A new version is installed and waits until it is asked to take over. */
  readonly isUpdateWaiting: boolean
}

let status: WorkerStatus = { state: 'starting', reason: null, isUpdateWaiting: false }
const listeners = new Set<() => void>()

export function workerStatus(): WorkerStatus {
  return status
}

export function changeWorkerStatus(change: Partial<WorkerStatus>): void {
  status = { ...status, ...change }
  for (const listener of listeners) listener()
}

export function onWorkerStatus(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
