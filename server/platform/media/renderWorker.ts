import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Delivery, Order } from './renderProtocol.ts'

interface Waiting {
  readonly order: Order
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Draws pictures in threads of their own, so that the server's main loop is never held up by one. */
export interface RenderWorker {
  /** Resolves when the file is there. */
  make(order: Omit<Order, 'id'>): Promise<void>
  /** Ends the threads; pictures that have not been made are refused. */
  close(): Promise<void>
}

/** One thread fewer than the machine has, and never more than three: the shop itself needs one. */
const MOST_THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))
/** After so long without orders, a thread is ended and its memory freed. */
const IDLE_MS = 60_000

export function openRenderWorker(threads: number = MOST_THREADS): RenderWorker {
  const queue: Waiting[] = []
  const idle = new Map<Worker, NodeJS.Timeout>()
  const busy = new Map<Worker, Waiting>()
  let closed = false
  let nextId = 1

  function hire(): Worker {
    const worker = new Worker(new URL('./renderThread.ts', import.meta.url))
    // A picture without a waiting caller must not keep the process alive.
    worker.unref()
    worker.on('message', (delivery: Delivery) => {
      const waiting = busy.get(worker)
      busy.delete(worker)
      const leaves = setTimeout(() => {
        idle.delete(worker)
        void worker.terminate()
      }, IDLE_MS)
      idle.set(worker, leaves.unref())
      if (delivery.error === undefined) waiting?.resolve()
      else waiting?.reject(new Error(delivery.error))
      handOut()
    })
    worker.on('error', (error: Error) => dismiss(worker, error))
    worker.on('exit', () => dismiss(worker, new Error('the drawing thread ended')))
    return worker
  }

  function dismiss(worker: Worker, error: Error): void {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    const waiting = busy.get(worker)
    busy.delete(worker)
    waiting?.reject(error)
    if (!closed) handOut()
  }

  function take(): Worker {
    for (const [worker, leaves] of idle) {
      clearTimeout(leaves)
      idle.delete(worker)
      return worker
    }
    return hire()
  }

  function handOut(): void {
    while (busy.size < threads) {
      const waiting = queue.shift()
      if (waiting === undefined) return
      const worker = take()
      busy.set(worker, waiting)
      worker.postMessage(waiting.order)
    }
  }

  return {
    make(order) {
      if (closed) return Promise.reject(new Error('the studio is closed'))
      return new Promise((resolve, reject) => {
        queue.push({ order: { ...order, id: nextId++ }, resolve, reject })
        handOut()
      })
    },
    async close() {
      closed = true
      for (const { reject } of queue.splice(0)) reject(new Error('the studio is closed'))
      await Promise.all([...idle.keys(), ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}
