import { join } from 'node:path'
import {
  AudioSampleSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'
import { deriveVideo } from '../../derivatives.ts'
import type { MadeResult } from '../../engine.ts'
import { registerVideoEncoder } from '../../videoEncoder.ts'
import type { Order } from '../renderThreads/protocol.ts'
import { partOf, type Step } from '../renderThreads/step.ts'
import { tellingColours } from '../picture/reference.ts'
import { addSound } from '../music/addSound.ts'
import { openFilm } from './film.ts'
import { composeBed } from './soundtrack.ts'

/** Every player of MP4 supports this. */
const AAC = { codec: 'aac', bitrate: 128_000 } as const

type VideoJob = Extract<Order['job'], { type: 'video' }>

/** Films a job's video: H.264 in MP4, at the asked size, length and rate, with music unless it is to be silent, and its poster. */
export async function makeVideo(job: VideoJob, order: Order, step: Step): Promise<MadeResult> {
  step(1)
  await registerVideoEncoder()
  const colours = job.source === null ? [] : await tellingColours(job.source)
  const film = openFilm(job, { isQuick: order.isQuick, colours }, (share) => step(2 + share * 18))
  const { fps } = job.options
  const frames = Math.round(film.seconds * fps)
  const path = join(order.folder, 'original.mp4')
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(path),
  })
  const source = new VideoSampleSource({
    codec: 'avc',
    quality: QUALITY_HIGH,
    keyFrameInterval: 2,
    latencyMode: 'realtime',
  })
  output.addVideoTrack(source, { frameRate: fps })
  const track = job.options.soundtrack === 'music' ? new AudioSampleSource(AAC) : null
  if (track !== null) output.addAudioTrack(track)
  await output.start()
  try {
    if (track !== null) {
      const { seconds, isLoop, mood } = film
      const bed = composeBed(
        { prompt: job.prompt, seed: job.seed, seconds, isLoop, mood },
        partOf(step, 20, 29),
      )
      await addSound(track, bed, partOf(step, 29, 30))
    }
    for (let frame = 0; frame < frames; frame += 1) {
      step(30 + (frame / frames) * 65)
      const pixels = film.frame(frame / fps)
      using sample = new VideoSample(pixels, {
        format: 'RGBX',
        codedWidth: film.width,
        codedHeight: film.height,
        timestamp: frame / fps,
        duration: 1 / fps,
      })
      await source.add(sample)
    }
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  step(96)
  const { files, colour } = await deriveVideo(path, 'mp4', order.folder, film.stillAt)
  return { files, colour, seed: job.seed, text: null }
}
