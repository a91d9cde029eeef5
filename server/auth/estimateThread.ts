import { parentPort } from 'node:worker_threads'
import { estimatePassword } from '#domain/account/estimatePassword.ts'
import type { EstimateOrder, EstimateReport } from './estimateInThread.ts'

/** The thread in which passwords are judged: a long one takes longer than the server's main loop can be held up. */

parentPort?.on('message', ({ id, password, owner }: EstimateOrder) => {
  const report: EstimateReport = { id, score: estimatePassword(password, owner) }
  parentPort?.postMessage(report)
})
