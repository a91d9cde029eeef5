import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js'
import workerAddress from 'elkjs/lib/elk-worker.min.js?url'
import { allowWorker } from '#ui/defaultPolicy.ts'

/** Lays a graph out in a worker: thousands of nodes take seconds, in which the page stays responsive. */
export async function layOut(graph: ElkNode): Promise<ElkNode> {
  allowWorker(workerAddress)
  const elk = new ELK({ workerFactory: () => new Worker(workerAddress) })
  try {
    return await elk.layout(graph)
  } finally {
    elk.terminateWorker()
  }
}

/** Caches the layout’s code for use without a network. Never rejects. */
export async function keepLayout(): Promise<void> {
  try {
    await fetch(workerAddress, { priority: 'low' })
  } catch {
    // Without a network there is nothing to keep.
  }
}
