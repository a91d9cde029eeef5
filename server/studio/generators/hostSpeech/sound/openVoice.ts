import {
  ALL_FORMATS,
  type AudioSample,
  AudioSampleSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
} from 'mediabunny'
import { EngineFailure } from '../../engine.ts'
import { hasVideoEncoder, registerVideoEncoder } from '../../videoEncoder.ts'
import { createResampler } from './createResampler.ts'

/** The rate that models hear at, in samples per second. */
export const VOICE_RATE = 16_000

/** An open sound. Close it. */
interface OpenVoice {
  readonly durationMs: number
  /** One channel at `VOICE_RATE`, piece by piece: however long the sound is, little of it is in memory. */
  pieces(): AsyncIterable<Float32Array>
  close(): void
}

/** Opens a sound of any kind that this machine decodes, of `mostMs` at most. Rejects with an EngineFailure. */
export async function openVoice(path: string, mostMs: number): Promise<OpenVoice> {
  if (hasVideoEncoder()) await registerVideoEncoder()
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null || !(await track.canDecode())) throw new Error('nothing here decodes it')
    const durationMs = Math.round((await track.computeDuration()) * 1_000)
    if (durationMs > mostMs) throw tooLong()
    return { durationMs, pieces: () => voiceOf(track, mostMs), close: () => input.dispose() }
  } catch (error) {
    input.dispose()
    if (error instanceof EngineFailure) throw error
    throw new EngineFailure('rejected', 'the sound can’t be read', { cause: error })
  }
}

const tooLong = () => new EngineFailure('rejected', 'the sound is too long')

async function* voiceOf(track: InputAudioTrack, mostMs: number): AsyncGenerator<Float32Array> {
  const resampler = createResampler(track.sampleRate, VOICE_RATE)
  let seconds = 0
  for await (const sample of new AudioSampleSink(track).samples()) {
    using one = sample
    // A file may be longer than it says.
    seconds += one.duration
    if (seconds * 1_000 > mostMs + 1_000) throw tooLong()
    yield resampler.add(oneChannel(one))
  }
  yield resampler.rest()
}

/** The mean of all channels. */
function oneChannel(sample: AudioSample): Float32Array {
  const mean = new Float32Array(sample.numberOfFrames)
  const plane = new Float32Array(sample.numberOfFrames)
  for (let planeIndex = 0; planeIndex < sample.numberOfChannels; planeIndex += 1) {
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + (plane[at] ?? 0) / sample.numberOfChannels
  }
  return mean
}
