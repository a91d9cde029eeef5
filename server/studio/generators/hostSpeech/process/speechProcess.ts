import { lowerOwnPriority } from '#server/platform/process/threadPriority.ts'
import { EngineFailure } from '../../engine.ts'
import { hearSound } from './hearSound.ts'
import { type Order, orderSchema, type Report } from './protocol.ts'
import { loadSherpa, type Sherpa } from './sherpa.ts'

/** The process that recognises speech by the host's weights: one order at a time. */

lowerOwnPriority()

// Who asked is gone. A recognition in the midst of its work stops no other way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

let sherpa: Sherpa | null = null

function say(report: Report): void {
  process.send?.(report)
}

async function obey(order: Order): Promise<void> {
  if (order.kind === 'load') {
    sherpa = await loadSherpa(order.config)
    return say({ kind: 'ready' })
  }
  if (sherpa === null) throw new EngineFailure('unavailable', 'the weights are not loaded')
  let said = -1
  const heard = await hearSound(sherpa, order, (percent) => {
    const whole = Math.floor(percent)
    if (whole > said) say({ kind: 'progress', percent: whole })
    said = Math.max(said, whole)
  })
  say({ kind: 'heard', heard })
}

async function serve(message: unknown): Promise<void> {
  try {
    await obey(orderSchema.parse(message))
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const isOfSound = error instanceof EngineFailure && error.code === 'rejected'
    const code = isOfSound ? 'rejected' : sherpa === null ? 'unavailable' : 'broken'
    say({ kind: 'failed', code, message: text })
  }
}

process.on('message', (message) => void serve(message))
