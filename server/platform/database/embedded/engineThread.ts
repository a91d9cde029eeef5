import { parentPort, workerData } from 'node:worker_threads'
import { askRaw } from './askRaw.ts'
import { embeddedStartParams } from './embeddedStartParams.ts'
import type { EngineOrder, EnginePlace, EngineReport } from './protocol.ts'
import { openSparingEngine } from './sparingEngine.ts'

/** The thread of the embedded database: a statement blocks it for as long as it takes, and nothing else. */

const { folder, archive }: EnginePlace = workerData

function say(report: EngineReport, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(report, transfer)
}

const opening = openSparingEngine({
  ...(folder === null ? {} : { dataDir: folder }),
  ...(archive === null ? {} : { loadDataDir: new Blob([archive]) }),
  startParams: embeddedStartParams,
})

async function serve(order: EngineOrder): Promise<void> {
  const engine = await opening
  if (order.kind === 'close') {
    await engine.close()
    return say({ kind: 'closed' })
  }
  const bytes = await askRaw(engine, order.bytes)
  say({ kind: 'answer', bytes }, [bytes.buffer])
}

function fail(error: unknown): void {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}

let last = opening.then(() => say({ kind: 'ready' })).catch(fail)
parentPort?.on('message', (order: EngineOrder) => {
  last = last.then(() => serve(order)).catch(fail)
})
