import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  canEncodeAudio,
  OggOutputFormat,
  Output,
  Quality,
  WavOutputFormat,
} from 'mediabunny'
import { SAMPLES_PER_SECOND, type SoundReader } from './soundReader.ts'

/** Enough for every word of a voice: a minute takes a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000
/** So much is decoded at once, ms. */
const WINDOW_MS = 10_000

const QUALITY = new Quality({ bitrate: BITS_PER_SECOND })

/** Whether this browser makes small files of sound; others make WAV, eight times as large. */
export const makesSmallFiles = (): Promise<boolean> =>
  canEncodeAudio('opus', { numberOfChannels: 1, sampleRate: SAMPLES_PER_SECOND, quality: QUALITY })

/**
 * A part of a recording as a file of its own, with one voice channel: Opus, or WAV where the browser can't. Its times are
 * the recording's from `startMs` on. Rejects with a `SoundError`.
 */
export async function cutSound(reader: SoundReader, startMs: number, endMs: number): Promise<Blob> {
  const isSmall = await makesSmallFiles()
  const target = new BufferTarget()
  const output = new Output({ format: isSmall ? new OggOutputFormat() : new WavOutputFormat(), target })
  const source = new AudioSampleSource(isSmall ? { codec: 'opus', quality: QUALITY } : { codec: 'pcm-s16' })
  output.addAudioTrack(source)
  await output.start()
  for (let at = startMs; at < endMs; at += WINDOW_MS) {
    const data = await reader.window(at, Math.min(endMs, at + WINDOW_MS))
    if (data.length === 0) break
    const sample = new AudioSample({
      data,
      format: 'f32',
      numberOfChannels: 1,
      sampleRate: SAMPLES_PER_SECOND,
      timestamp: (at - startMs) / 1_000,
    })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer()], { type: isSmall ? 'audio/ogg' : 'audio/wav' })
}
