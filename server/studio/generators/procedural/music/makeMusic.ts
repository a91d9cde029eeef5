import { join } from 'node:path'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSampleSource, FilePathTarget, Mp3OutputFormat, Output, WavOutputFormat } from 'mediabunny'
import { deriveSound } from '../../derivatives.ts'
import type { MadeResult } from '../../engine.ts'
import type { Order } from '../renderThreads/protocol.ts'
import { partOf, type Step } from '../renderThreads/step.ts'
import { compose } from './compose.ts'
import { addSound } from './addSound.ts'
import type { Sound } from './sound.ts'

type MusicJob = Extract<Order['job'], { type: 'music' }>

registerMp3Encoder()

/** Composes and plays a job's music: MP3, and WAV for further editing. */
export async function makeMusic(job: MusicJob, order: Order, step: Step): Promise<MadeResult> {
  step(1)
  const sound = compose(job, partOf(step, 2, 80), order.isQuick)
  const [original, alternative] = [join(order.folder, 'original.mp3'), join(order.folder, 'alternative.wav')]
  await write(sound, 'mp3', original, partOf(step, 80, 90))
  await write(sound, 'wav', alternative, partOf(step, 90, 96))
  const made = await deriveSound(alternative, 'wav', 'alternative')
  // The same samples: the MP3 is as long and shows the same wave, and any machine can read a WAV.
  return {
    files: [{ ...made, role: 'original', format: 'mp3', path: original }, made],
    colour: null,
    seed: job.seed,
    text: null,
  }
}

async function write(sound: Sound, format: 'mp3' | 'wav', path: string, step: Step): Promise<void> {
  const output = new Output({
    format: format === 'mp3' ? new Mp3OutputFormat() : new WavOutputFormat(),
    target: new FilePathTarget(path),
  })
  const source = new AudioSampleSource(
    format === 'mp3' ? { codec: 'mp3', bitrate: 192_000 } : { codec: 'pcm-s16' },
  )
  output.addAudioTrack(source)
  await output.start()
  try {
    await addSound(source, sound, step)
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
}
