import { join } from 'node:path'
import {
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
import type { Order } from '../atelier/protocol.ts'
import type { Step } from '../atelier/step.ts'
import { tellingColours } from '../picture/reference.ts'
import { openFilm } from './film.ts'

type VideoJob = Extract<Order['job'], { type: 'video' }>

/** Films what a job asks for: H.264 in MP4, at the asked size, length and rate, and its poster. */
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
  await output.start()
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      step(20 + (frame / frames) * 75)
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
  const { files, colour } = await deriveVideo(path, 'mp4', order.folder)
  return { files, colour, seed: job.seed, text: null }
}
