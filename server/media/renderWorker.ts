import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Delivery, Order } from './renderProtocol.ts'

/** A request waits for it, or it is made ahead. */
export type Urgency = 'asked' | 'ahead'

interface Waiting {
  readonly order: Order
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Draws pictures in threads of their own, so that the server's main loop is never held up by one. */
export interface RenderWorker {
  /** Resolves when the file is there. Requested pictures go before those made ahead. */
  make(order: Omit<Order, 'id'>, urgency: Urgency): Promise<void>
  /** Ends the threads; pictures that have not been made are refused. */
  close(): Promise<void>
}

/** One thread fewer than the machine has, and never more than three: the shop itself needs one. */
const MOST_THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))

export function openRenderWorker(threads: number = MOST_THREADS): RenderWorker {
  const queues: Record<Urgency, Waiting[]> = { asked: [], ahead: [] }
  const idle: Worker[] = []
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
      idle.push(worker)
      if (delivery.error === undefined) waiting?.resolve()
      else waiting?.reject(new Error(delivery.error))
      handOut()
    })
    worker.on('error', (error: Error) => dismiss(worker, error))
    worker.on('exit', () => dismiss(worker, new Error('the drawing thread ended')))
    return worker
  }

  function dismiss(worker: Worker, error: Error): void {
    const place = idle.indexOf(worker)
    if (place >= 0) idle.splice(place, 1)
    const waiting = busy.get(worker)
    busy.delete(worker)
    waiting?.reject(error)
    if (!closed) handOut()
  }

  function handOut(): void {
    while (idle.length > 0 || busy.size < threads) {
      const waiting = queues.asked.shift() ?? queues.ahead.shift()
      if (waiting === undefined) return
      const worker = idle.pop() ?? hire()
      busy.set(worker, waiting)
      worker.postMessage(waiting.order)
    }
  }

  return {
    make(order, urgency) {
      if (closed) return Promise.reject(new Error('the studio is closed'))
      return new Promise((resolve, reject) => {
        queues[urgency].push({ order: { ...order, id: nextId++ }, resolve, reject })
        handOut()
      })
    },
    async close() {
      closed = true
      const refused = [...queues.asked.splice(0), ...queues.ahead.splice(0)]
      for (const { reject } of refused) reject(new Error('the studio is closed'))
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}
