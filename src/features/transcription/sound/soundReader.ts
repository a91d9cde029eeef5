import {
  ALL_FORMATS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  Input,
  type InputAudioTrack,
} from 'mediabunny'
import { FILTER_REACH, resample } from './resample.ts'
import { SoundError } from './soundTrouble.ts'

/** Decoded windows have so many samples a second. */
export const SAMPLES_PER_SECOND = 16_000

/** A file's sound as it is decoded. Close it. */
export interface SoundReader {
  readonly lengthMs: number
  readonly samplesPerSecond: number
  /**
   * All of it from the beginning, mono, piece by piece as it is decoded; where the file has a hole, silence. A piece holds
   * until the next one is asked for.
   */
  pieces(): AsyncGenerator<Float32Array, void>
  /** Mono at `SAMPLES_PER_SECOND`. */
  window(startMs: number, endMs: number): Promise<Float32Array<ArrayBuffer>>
  close(): void
}

/** Opens a file of sound or film. Rejects with a `SoundError`. */
export async function openReader(file: Blob): Promise<SoundReader> {
  const input = new Input({
    formats: ALL_FORMATS,
    // What fails while nobody waits fails again for who asks next.
    source: new BlobSource(file, { handleUnhandledError: () => undefined }),
  })
  try {
    if (!(await input.canRead())) throw new SoundError('unknown-file')
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new SoundError('no-sound')
    if (!(await track.canDecode())) throw new SoundError('not-decodable')
    const seconds = (await track.getDurationFromMetadata()) ?? (await track.computeDuration())
    return readerOf(input, track, Math.max(1, Math.round(seconds * 1_000)))
  } catch (error) {
    input.dispose()
    throw error instanceof SoundError ? error : new SoundError('broken')
  }
}

async function readerOf(input: Input, track: InputAudioTrack, lengthMs: number): Promise<SoundReader> {
  const rate = await track.getSampleRate()
  const sink = new AudioSampleSink(track)
  return {
    lengthMs,
    samplesPerSecond: rate,
    pieces: () => piecesOf(sink.samples(), rate, 0),
    async window(startMs, endMs) {
      const start = Math.max(0, startMs) / 1_000
      const end = Math.min(lengthMs, endMs) / 1_000
      const count = Math.round((end - start) * SAMPLES_PER_SECOND)
      if (count <= 0) return new Float32Array()
      // What the filter reaches is decoded as well, so that windows join without a click.
      const reach = FILTER_REACH * Math.max(1, rate / SAMPLES_PER_SECOND)
      const first = Math.max(0, Math.floor(start * rate - reach))
      const native = new Float32Array(Math.ceil(end * rate + reach) - first)
      let filled = 0
      for await (const piece of piecesOf(sink.samples(first / rate, end + reach / rate), rate, first)) {
        native.set(piece.subarray(0, native.length - filled), filled)
        filled = Math.min(native.length, filled + piece.length)
        if (filled === native.length) break
      }
      return resample(native, rate, SAMPLES_PER_SECOND, start * rate - first, count)
    },
    close: () => input.dispose(),
  }
}

/**
 * Decoded samples as mono pieces that follow each other from a place on, holes filled, what came twice left out. A piece
 * holds until the next one is asked for.
 */
async function* piecesOf(
  samples: AsyncIterable<AudioSample>,
  rate: number,
  first: number,
): AsyncGenerator<Float32Array, void> {
  let next = first
  // Times of packets are rounded: a few samples beside are no hole. Only the first is put where it says.
  let slack = 0
  const mix = monoMixer()
  try {
    for await (const sample of samples) {
      const mono = mix(sample)
      const at = Math.round(sample.timestamp * rate)
      sample.close()
      const beside = at - next
      if (beside > slack) {
        yield* silence(beside, rate)
        next = at
      }
      const piece = beside < -slack ? mono.subarray(Math.min(mono.length, -beside)) : mono
      slack = rate / 200
      next += piece.length
      if (piece.length > 0) yield piece
    }
  } catch {
    throw new SoundError('broken')
  }
}

/** So much silence, in pieces of at most a second. */
function* silence(count: number, rate: number): Generator<Float32Array, void> {
  for (let left = count; left > 0; left -= rate) yield new Float32Array(Math.min(left, rate))
}

/** Mixes to mono in memory of its own, which the next sample takes over: an hour would be gigabytes of garbage. */
function monoMixer(): (sample: AudioSample) => Float32Array {
  let mixed = new Float32Array()
  let channel = new Float32Array()
  return (sample) => {
    const { numberOfChannels, numberOfFrames } = sample
    if (mixed.length < numberOfFrames) {
      mixed = new Float32Array(numberOfFrames)
      channel = new Float32Array(numberOfFrames)
    }
    const mono = mixed.subarray(0, numberOfFrames)
    sample.copyTo(mono, { planeIndex: 0, format: 'f32-planar' })
    for (let planeIndex = 1; planeIndex < numberOfChannels; planeIndex += 1) {
      sample.copyTo(channel, { planeIndex, format: 'f32-planar' })
      for (let at = 0; at < numberOfFrames; at += 1) mono[at] = (mono[at] ?? 0) + (channel[at] ?? 0)
    }
    if (numberOfChannels > 1)
      for (let at = 0; at < numberOfFrames; at += 1) mono[at] = (mono[at] ?? 0) / numberOfChannels
    return mono
  }
}
