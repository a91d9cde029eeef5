import { AudioSample, type AudioSampleSource } from 'mediabunny'
import type { Step } from '../renderThreads/step.ts'
import type { Sound } from './sound.ts'

/** Passes a whole sound to an encoder, a second at a time. */
export async function addSound(
  source: AudioSampleSource,
  { left, right, rate }: Sound,
  step: Step,
): Promise<void> {
  for (let at = 0; at < left.length; at += rate) {
    step((at / left.length) * 100)
    const count = Math.min(rate, left.length - at)
    const data = new Float32Array(count * 2)
    data.set(left.subarray(at, at + count))
    data.set(right.subarray(at, at + count), count)
    using sample = new AudioSample({
      format: 'f32-planar',
      sampleRate: rate,
      numberOfChannels: 2,
      timestamp: at / rate,
      data,
    })
    await source.add(sample)
  }
}
