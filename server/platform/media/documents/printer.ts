import { Worker } from 'node:worker_threads'
import type { DocumentPlan, PrintOrder, PrintReport } from './plan.ts'

/** The most that wait; further callers are told to come again. */
const MOST_WAITING = 20
/** After so long without orders, the thread is ended and its memory freed. */
const IDLE_MS = 60_000

/** Too many documents are waiting to be drawn already. */
export class PrinterBusy extends Error {
  override readonly name = 'PrinterBusy'
}

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void
  readonly reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let thread: Worker | null = null
let nextId = 1
let idle: NodeJS.Timeout | undefined

/** Draws a document in a thread of its own, after those asked for before. Rejects with PrinterBusy. */
export function printDocument(plan: DocumentPlan): Promise<Uint8Array> {
  if (waiting.size >= MOST_WAITING) return Promise.reject(new PrinterBusy())
  clearTimeout(idle)
  thread ??= hire()
  const order: PrintOrder = { id: nextId++, plan }
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { resolve, reject })
    thread?.ref()
    thread?.postMessage(order)
  })
}

function hire(): Worker {
  const worker = new Worker(new URL('./printerThread.ts', import.meta.url))
  worker.on('message', (report: PrintReport) => {
    const order = waiting.get(report.id)
    waiting.delete(report.id)
    if ('pdf' in report) order?.resolve(report.pdf)
    else order?.reject(new Error(report.error))
    if (waiting.size > 0) return
    // A thread without a waiting caller must not keep the process alive.
    worker.unref()
    idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
  })
  worker.on('error', (error: Error) => end(worker, error))
  worker.on('exit', () => end(worker, new Error('the drawing thread ended')))
  return worker
}

function end(worker: Worker, error: Error): void {
  if (thread !== worker) return
  thread = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
