import { parentPort } from 'node:worker_threads'
import { estimatePassword } from '#domain/account/estimatePassword.ts'
import type { EstimateOrder, EstimateReport } from './estimateInThread.ts'

/** The thread that rates passwords: a long one would block the server's main loop. */

parentPort?.on('message', ({ id, password, owner }: EstimateOrder) => {
  const report: EstimateReport = { id, score: estimatePassword(password, owner) }
  parentPort?.postMessage(report)
})
