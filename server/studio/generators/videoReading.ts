import { ALL_FORMATS, FilePathSource, Input, VideoSampleSink } from 'mediabunny'
import { hasVideoEncoder, registerVideoEncoder } from './videoEncoder.ts'

interface Still {
  /** RGBA. */
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** An open video file. Close it. */
interface OpenVideo {
  readonly shape: {
    readonly width: number
    readonly height: number
    readonly durationMs: number
    readonly frameRate: number
  }
  /** The picture at a moment of its length, 0 to 1; null where no decoder is installed. */
  still(share: number): Promise<Still | null>
  close(): void
}

/** Opens a video file. Rejects for another file. */
export async function openVideo(path: string): Promise<OpenVideo> {
  if (hasVideoEncoder()) await registerVideoEncoder()
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    return await reading(input)
  } catch (error) {
    input.dispose()
    throw error
  }
}

async function reading(input: Input): Promise<OpenVideo> {
  const track = await input.getPrimaryVideoTrack()
  if (track === null) throw new Error('the file has no video in it')
  const [duration, { averagePacketRate }] = await Promise.all([
    track.computeDuration(),
    track.computePacketStats(),
  ])
  return {
    shape: {
      width: track.displayWidth,
      height: track.displayHeight,
      durationMs: Math.round(duration * 1_000),
      frameRate: Math.round(averagePacketRate * 100) / 100,
    },
    async still(share) {
      if (!(await track.canDecode())) return null
      using sample = await new VideoSampleSink(track).getSample(duration * share)
      if (sample === null) return null
      const size = { format: 'RGBA' } as const
      const pixels = new Uint8Array(sample.allocationSize(size))
      await sample.copyTo(pixels, size)
      return { pixels, width: sample.codedWidth, height: sample.codedHeight }
    },
    close: () => input.dispose(),
  }
}
