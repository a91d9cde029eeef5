import { execFileSync } from 'node:child_process'
import { createResampler } from '../../server/studio/generators/hostSpeech/sound/createResampler.ts'

export const RATE = 16_000
const SPEAKER = 'espeak-ng'

/** Each word that the model knows, in the parts that it writes. */
export const WORDS = {
  dzień: ['▁dzień'],
  dobry: ['▁do', 'bry'],
  mama: ['▁ma', 'ma'],
  kocham: ['▁ko', 'cham'],
  sto: ['▁sto'],
  lat: ['▁lat'],
  dziękuję: ['▁dzię', 'ku', 'ję'],
  bardzo: ['▁bar', 'dzo'],
  babcia: ['▁bab', 'cia'],
  urodziny: ['▁u', 'ro', 'dzi', 'ny'],
} as const

export type Word = keyof typeof WORDS
export const ALL_WORDS = Object.keys(WORDS).filter((word): word is Word => word in WORDS)

/** How a sentence is said. */
export interface Manner {
  /** A variant of espeak's Polish voice. */
  readonly voice: string
  /** Words in a minute. */
  readonly pace: number
  /** 0 to 99. */
  readonly pitch: number
}

/** A sentence as espeak-ng says it, at 16 kHz. */
export function speak(sentence: string, { voice, pace, pitch }: Manner): Float32Array {
  const wav = execFileSync(SPEAKER, [
    '-v',
    `pl+${voice}`,
    '-s',
    String(pace),
    '-p',
    String(pitch),
    '--stdout',
    sentence,
  ])
  const rate = wav.readUInt32LE(24)
  const from = wav.indexOf('data') + 8
  const samples = Float32Array.from(
    { length: Math.floor((wav.length - from) / 2) },
    (_, at) => wav.readInt16LE(from + 2 * at) / 32_768,
  )
  const resampler = createResampler(rate, RATE)
  return Float32Array.from([...resampler.add(samples), ...resampler.rest()])
}
