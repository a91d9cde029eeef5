import { useSyncExternalStore } from 'react'
import { onWorkerStatus, workerStatus, type WorkerStatus } from './workerStatus.ts'

export function useWorkerStatus(): WorkerStatus {
  return useSyncExternalStore(onWorkerStatus, workerStatus, workerStatus)
}
