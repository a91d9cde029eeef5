import { openVoice, VOICE_RATE } from '../sound/openVoice.ts'
import { createSpeechWindows, type SpeechWindow } from '../sound/speechWindows.ts'
import { recognizedSchema } from '../words/recognized.ts'
import { recognizedWords } from '../words/recognizedWords.ts'
import type { HeardSound } from './protocol.ts'
import type { Sherpa } from './sherpa.ts'

/** Recognises a file's speech, window by window. Rejects with an EngineFailure for a sound that can't be heard. */
export async function hearSound(
  sherpa: Sherpa,
  { path, mostMs }: { readonly path: string; readonly mostMs: number },
  onProgress: (percent: number) => void,
): Promise<HeardSound> {
  const voice = await openVoice(path, mostMs)
  try {
    const windows = createSpeechWindows(VOICE_RATE)
    const texts: string[] = []
    const words: HeardSound['words'] = []
    const hear = async (window: SpeechWindow) => {
      const recognized = await recognize(sherpa, window.samples)
      if (recognized.text.trim() !== '') texts.push(recognized.text.trim())
      words.push(...recognizedWords(recognized, window))
      onProgress(voice.durationMs === 0 ? 0 : Math.min(99, (100 * window.end) / voice.durationMs))
    }
    for await (const piece of voice.pieces()) for (const window of windows.add(piece)) await hear(window)
    for (const window of windows.rest()) await hear(window)
    return { text: texts.join(' '), words }
  } finally {
    voice.close()
  }
}

async function recognize(sherpa: Sherpa, samples: Float32Array) {
  const stream = sherpa.createStream()
  stream.acceptWaveform({ sampleRate: VOICE_RATE, samples })
  return recognizedSchema.parse(await sherpa.decodeAsync(stream))
}
