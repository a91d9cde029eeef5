import { ALL_FORMATS, AudioSampleSink, FilePathSource, Input } from 'mediabunny'
import type { Sound } from '#server/studio/generators/procedural/music/sound.ts'
import { registerVideoEncoder } from '#server/studio/generators/videoEncoder.ts'

/** The sound of any file with two channels, decoded as a player would. */
export async function decodedSound(path: string): Promise<Sound> {
  await registerVideoEncoder()
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) throw new Error('the file has no sound in it')
    const [left, right]: [Float32Array[], Float32Array[]] = [[], []]
    for await (const sample of new AudioSampleSink(track).samples()) {
      using one = sample
      for (const [planeIndex, channel] of [left, right].entries()) {
        const plane = new Float32Array(one.numberOfFrames)
        one.copyTo(plane, { planeIndex, format: 'f32-planar' })
        channel.push(plane)
      }
    }
    return { left: joined(left), right: joined(right), rate: track.sampleRate }
  } finally {
    input.dispose()
  }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
