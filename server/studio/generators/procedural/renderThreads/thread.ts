import { Worker } from 'node:worker_threads'
import { EngineFailure } from '../../engine.ts'
import type { Order, Report } from './protocol.ts'

/** The most memory of a thread's JavaScript; canvases and encoders take more on top. */
const HEAP_MB = 384

type LastReport = Exclude<Report, { kind: 'progress' }>

/** One rendering thread. It gets one order at a time. */
export interface Thread {
  /** Rejects with a temporary EngineFailure when the thread itself ends. */
  give(order: Order, onProgress: (percent: number) => void): Promise<LastReport>
  isAlive(): boolean
  dismiss(): void
}

export function hireThread(): Thread {
  const worker = new Worker(new URL('./renderThread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  let isAlive = true
  let current: {
    readonly onProgress: (percent: number) => void
    readonly resolve: (report: LastReport) => void
    readonly reject: (failure: EngineFailure) => void
  } | null = null

  // Listeners stay for the thread's whole life: removing a worker's last one closes its port for good.
  worker.on('message', (report: Report) => {
    if (report.kind === 'progress') return current?.onProgress(report.percent)
    current?.resolve(report)
    current = null
    // A thread without a waiting caller must not keep the process alive.
    worker.unref()
  })
  const end = (cause?: unknown) => {
    isAlive = false
    current?.reject(new EngineFailure('broken', 'the drawing thread ended', { isPassing: true, cause }))
    current = null
  }
  worker.on('error', end)
  worker.on('exit', () => end())

  return {
    give(order, onProgress) {
      return new Promise((resolve, reject) => {
        current = { onProgress, resolve, reject }
        worker.ref()
        worker.postMessage(order)
      })
    },
    isAlive: () => isAlive,
    dismiss: () => void worker.terminate(),
  }
}
