import { parentPort } from 'node:worker_threads'
import { drawDocument } from './drawDocument.ts'
import type { PrintOrder, PrintReport } from './plan.ts'

/** The thread in which documents are drawn: one order at a time. */
parentPort?.on('message', ({ id, plan }: PrintOrder) => {
  let report: PrintReport
  try {
    report = { id, pdf: drawDocument(plan) }
  } catch (error) {
    report = { id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(report)
})
