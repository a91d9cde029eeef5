import { EngineFailure, type EngineWork, type MadeResult } from '../../engine.ts'
import type { Order } from './protocol.ts'
import { hireThread, type Thread } from './thread.ts'

/** A thread without orders for so long is ended, and its memory freed. */
const IDLE_MS = 60_000

/** Draws and composes in threads of its own, so that the server's main loop is never held up by a picture. */
export interface RenderThreads {
  /** Makes one thing. Rejects with an EngineFailure, or with the signal's reason soon after it was aborted. */
  make(job: Order['job'], work: EngineWork, isQuick: boolean): Promise<MadeResult>
}

/** Engines limit the jobs made at once, so there are never more threads than all of them allow. */
export function openRenderThreads(): RenderThreads {
  const idle = new Map<Thread, NodeJS.Timeout>()

  function take(): Thread {
    for (const [thread, leaves] of idle) {
      clearTimeout(leaves)
      idle.delete(thread)
      if (thread.isAlive()) return thread
    }
    return hireThread()
  }

  function rest(thread: Thread): void {
    const leaves = setTimeout(() => {
      idle.delete(thread)
      thread.dismiss()
    }, IDLE_MS)
    idle.set(thread, leaves.unref())
  }

  return {
    async make(job, { signal, onProgress, folder }, isQuick) {
      signal.throwIfAborted()
      const stop = new SharedArrayBuffer(4)
      const stopNow = () => Atomics.store(new Int32Array(stop), 0, 1)
      signal.addEventListener('abort', stopNow, { once: true })
      const thread = take()
      try {
        const report = await thread.give({ job, folder, stop, isQuick }, onProgress)
        rest(thread)
        signal.throwIfAborted()
        if (report.kind === 'made') return report.result
        throw report.kind === 'failed'
          ? new EngineFailure(report.code, report.message)
          : new EngineFailure('broken', 'stopped without being asked')
      } finally {
        signal.removeEventListener('abort', stopNow)
      }
    },
  }
}
