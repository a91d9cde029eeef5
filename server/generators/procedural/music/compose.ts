import type { Order } from '../atelier/protocol.ts'
import type { Step } from '../atelier/step.ts'
import type { Sound } from './makeMusic.ts'

type MusicJob = Extract<Order['job'], { type: 'music' }>

export function compose(job: MusicJob, step: Step, isQuick: boolean): Sound {
  const rate = 44_100
  const count = rate * (isQuick ? 2 : job.options.duration)
  const left = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    if (at % rate === 0) step((at / count) * 100)
    const beat = Math.floor(at / rate / 0.5)
    const note = [0, 4, 7, 12][beat % 4] ?? 0
    left[at] =
      Math.sin((2 * Math.PI * 220 * 2 ** (note / 12) * at) / rate) * 0.3 * Math.exp(-((at / rate) % 0.5) * 4)
  }
  return { left, right: left.slice(), rate }
}
