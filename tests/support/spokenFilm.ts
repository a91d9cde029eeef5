import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  type Rotation,
  VideoSample,
  VideoSampleSink,
  VideoSampleSource,
} from 'mediabunny'
import { registerVideoEncoder } from '#server/studio/generators/videoEncoder.ts'

const RATE = 48_000

/** A film of one colour with a tone: H.264 and AAC in MP4, as phones make them. */
export async function spokenFilm(
  seconds: number,
  {
    width = 640,
    height = 360,
    framesPerSecond = 25,
    rotation = 0,
  }: {
    readonly width?: number
    readonly height?: number
    readonly framesPerSecond?: number
    readonly rotation?: Rotation
  } = {},
): Promise<Buffer> {
  await registerVideoEncoder()
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const pictures = new VideoSampleSource({ codec: 'avc', quality: new Quality({ bitrate: 800_000 }) })
  const sound = new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate: 96_000 }) })
  output.addVideoTrack(pictures, { frameRate: framesPerSecond, rotation })
  output.addAudioTrack(sound)
  await output.start()
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set([70, 140, 200, 255], at)
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    using sample = new VideoSample(pixels, {
      format: 'RGBX',
      codedWidth: width,
      codedHeight: height,
      timestamp: frame / framesPerSecond,
      duration: 1 / framesPerSecond,
    })
    await pictures.add(sample)
  }
  for (let second = 0; second < seconds; second += 1) {
    const data = Float32Array.from(
      { length: RATE },
      (_, at) => 0.3 * Math.sin((2 * Math.PI * 330 * (second * RATE + at)) / RATE),
    )
    using sample = new AudioSample({
      format: 'f32',
      sampleRate: RATE,
      numberOfChannels: 1,
      timestamp: second,
      data,
    })
    await sound.add(sample)
  }
  await output.finalize()
  if (target.buffer === null) throw new Error('nothing was written')
  return Buffer.from(target.buffer)
}

/** What a film is, as a player sees it. */
export interface SeenFilm {
  readonly format: string
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly pictures: string | null
  readonly sound: string | null
  /** Null for a silent film. */
  readonly soundSeconds: number | null
  /**
   * The colours of a picture's row, red, green and blue of each pixel: `down` from 0, its upper edge, to 1. Upright as it
   * lies in the file.
   */
  readonly row: (second: number, down: number) => Promise<readonly (readonly [number, number, number])[]>
}

/** Opens a film that was made, with decoders that know nothing of the browser. */
export async function seeFilm(bytes: Uint8Array<ArrayBuffer>): Promise<SeenFilm> {
  await registerVideoEncoder()
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes.buffer) })
  const pictures = await input.getPrimaryVideoTrack()
  const sound = await input.getPrimaryAudioTrack()
  if (pictures === null) throw new Error('the file has no pictures in it')
  return {
    format: (await input.getFormat()).name,
    seconds: await pictures.computeDuration(),
    width: await pictures.getDisplayWidth(),
    height: await pictures.getDisplayHeight(),
    pictures: await pictures.getCodec(),
    sound: sound === null ? null : await sound.getCodec(),
    soundSeconds: sound === null ? null : await sound.computeDuration(),
    async row(second, down) {
      using sample = await new VideoSampleSink(pictures).getSample(second)
      if (sample === null) throw new Error(`there is no picture at ${second} s`)
      const as = { format: 'RGBA' } as const
      const pixels = new Uint8Array(sample.allocationSize(as))
      await sample.copyTo(pixels, as)
      const { codedWidth, codedHeight } = sample
      const start = Math.min(codedHeight - 1, Math.floor(down * codedHeight)) * codedWidth
      return Array.from({ length: codedWidth }, (_, x) => {
        const at = (start + x) * 4
        return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const
      })
    },
  }
}
