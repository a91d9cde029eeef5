import {
  BufferTarget,
  Mp4OutputFormat,
  Output,
  QUALITY_LOW,
  VideoSample,
  VideoSampleSource,
} from 'mediabunny'
import { registerVideoEncoder } from '#server/studio/generators/videoEncoder.ts'

/** One second of a grey film, 320 × 180 at 24 frames a second: H.264 in MP4. */
export async function tinyVideo(): Promise<Buffer> {
  await registerVideoEncoder()
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const source = new VideoSampleSource({ codec: 'avc', quality: QUALITY_LOW })
  output.addVideoTrack(source, { frameRate: 24 })
  await output.start()
  const pixels = new Uint8Array(320 * 180 * 4).fill(120)
  for (let frame = 0; frame < 24; frame += 1) {
    using sample = new VideoSample(pixels, {
      format: 'RGBX',
      codedWidth: 320,
      codedHeight: 180,
      timestamp: frame / 24,
      duration: 1 / 24,
    })
    await source.add(sample)
  }
  await output.finalize()
  if (target.buffer === null) throw new Error('nothing was written')
  return Buffer.from(target.buffer)
}
