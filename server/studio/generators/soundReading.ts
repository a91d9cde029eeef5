import { ALL_FORMATS, AudioSampleSink, FilePathSource, Input, type InputAudioTrack } from 'mediabunny'
import { loudnessLine, type Peak } from './loudnessLine.ts'
import { hasVideoEncoder, registerVideoEncoder } from './videoEncoder.ts'

export interface SoundReading {
  readonly durationMs: number
  /** Its loudness along its length, as `generatedFileSchema` says; null where no decoder for it is installed. */
  readonly wave: number[] | null
}

/** A longer sound than we make is drawn by its beginning: this bounds the work for one file. */
const READ_MOST_SECONDS = 900

/** Reads a sound's length, and its wave from its decoded samples. Rejects when the file is no sound. */
export async function readSound(path: string): Promise<SoundReading> {
  if (hasVideoEncoder()) await registerVideoEncoder()
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new Error('the file has no sound in it')
    const seconds = await track.computeDuration()
    return { durationMs: Math.round(seconds * 1_000), wave: await waveOf(track, seconds) }
  } finally {
    input.dispose()
  }
}

async function waveOf(track: InputAudioTrack, seconds: number): Promise<number[] | null> {
  if (!(await track.canDecode())) return null
  const peaks: Peak[] = []
  for await (const sample of new AudioSampleSink(track).samples(0, READ_MOST_SECONDS)) {
    using one = sample
    peaks.push(...peaksOf(one))
  }
  return loudnessLine(peaks, Math.min(seconds, READ_MOST_SECONDS))
}

interface Decoded {
  readonly numberOfFrames: number
  readonly numberOfChannels: number
  readonly sampleRate: number
  readonly timestamp: number
  copyTo(target: Float32Array, options: { planeIndex: number; format: 'f32-planar' }): void
}

/** How many samples become one peak: a fiftieth of a second. */
const PEAKS_PER_SECOND = 50

function peaksOf(sample: Decoded): Peak[] {
  const span = Math.max(1, Math.floor(sample.sampleRate / PEAKS_PER_SECOND))
  const peaks = Array.from({ length: Math.ceil(sample.numberOfFrames / span) }, (_, index) => ({
    second: sample.timestamp + (index * span) / sample.sampleRate,
    level: 0,
  }))
  const plane = new Float32Array(sample.numberOfFrames)
  for (let planeIndex = 0; planeIndex < sample.numberOfChannels; planeIndex += 1) {
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
    for (const [index, peak] of peaks.entries()) {
      for (const value of plane.subarray(index * span, (index + 1) * span))
        peak.level = Math.max(peak.level, Math.abs(value))
    }
  }
  return peaks
}
