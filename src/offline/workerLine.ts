import type { PageMessage, WorkerAnswers, WorkerNotice } from './workerMessages.ts'

/** The line to the worker as features see it. The page's worker bridge (src/app/worker) provides it. */
export interface WorkerLine {
  /** False while there is no worker because its person saves data: whatever else is asked of the line starts it. */
  isThere(): boolean
  /** Rejects with a `WorkerSilence` when no answer comes in time, or the worker could not do it. */
  ask<Type extends PageMessage['type']>(
    message: Extract<PageMessage, { type: Type }>,
  ): Promise<WorkerAnswers[Type]>
  /** Listens to the worker's messages to all pages. Returns how to stop. */
  listen(listener: (notice: WorkerNotice) => void): () => void
  /** Asks the browser to wake the worker for the outbox. False without Background Sync. */
  registerOutboxSync(): Promise<boolean>
  /** By which the browser has the worker told from afar; null where it can't. */
  pushManager(): Promise<PushManager | null>
}

/** The worker gave no answer, or refused. */
export class WorkerSilence extends Error {
  override readonly name = 'WorkerSilence'
}

let settle: (line: WorkerLine | null) => void = () => undefined
let line: Promise<WorkerLine | null> = new Promise((resolve) => {
  settle = resolve
})

/** Called once by the bridge: with the line, or with null when this page will have no worker. */
export function provideWorkerLine(provided: WorkerLine | null): void {
  settle(provided)
  line = Promise.resolve(provided)
}

/** Resolves once it is known whether there is a worker; null when there is none: the product works without. */
export function workerLine(): Promise<WorkerLine | null> {
  return line
}
