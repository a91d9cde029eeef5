import { parentPort } from 'node:worker_threads'
import { lowerOwnPriority } from '#server/platform/process/threadPriority.ts'
import { EngineFailure, type MadeResult } from '../../engine.ts'
import type { Order, Report } from './protocol.ts'
import { Stopped, type Step } from './step.ts'

/** The thread in which the embedded engine draws, films and composes: one order at a time. */

lowerOwnPriority()

function say(report: Report): void {
  parentPort?.postMessage(report)
}

function stepOf({ stop }: Order): Step {
  const flag = new Int32Array(stop)
  let said = -1
  return (percent) => {
    if (Atomics.load(flag, 0) !== 0) throw new Stopped()
    const whole = Math.min(99, Math.floor(percent))
    if (whole <= said) return
    said = whole
    say({ kind: 'progress', percent: whole })
  }
}

/** Each kind is loaded when first asked for: a thread that draws pictures needs no video encoder in memory. */
async function make(order: Order, step: Step): Promise<MadeResult> {
  const { job } = order
  if (job.type === 'image') return (await import('../picture/makePicture.ts')).makePicture(job, order, step)
  if (job.type === 'video') return (await import('../video/makeVideo.ts')).makeVideo(job, order, step)
  return (await import('../music/makeMusic.ts')).makeMusic(job, order, step)
}

async function serve(order: Order): Promise<void> {
  try {
    say({ kind: 'made', result: await make(order, stepOf(order)) })
  } catch (error) {
    if (error instanceof Stopped) say({ kind: 'stopped' })
    else {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      say({ kind: 'failed', code: error instanceof EngineFailure ? error.code : 'broken', message })
    }
  }
}

parentPort?.on('message', (order: Order) => void serve(order))
