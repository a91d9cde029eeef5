import type { CSSProperties } from 'react'
import type { Speaker } from '#domain/transcript/transcriptSchema.ts'

/** The house's colours that speakers are told apart by, in their order. */
export const SPEAKER_COLOURS = [
  '--accent-line',
  '--generated-line',
  '--success-text',
  '--warning-text',
  '--danger-text',
  '--line-strong',
] as const

/** The colour of a speaker; of nobody, that of lines. */
export function speakerColour(speakers: readonly Speaker[], id: string | null): string {
  const place = speakers.findIndex((speaker) => speaker.id === id)
  return place === -1 ? '--line' : (SPEAKER_COLOURS[place % SPEAKER_COLOURS.length] ?? '--line')
}

/** What a part is told of its speaker's colour, for its styles. */
export function speakerStyle(speakers: readonly Speaker[], id: string | null): CSSProperties {
  const style: CSSProperties & { readonly '--speaker': string } = {
    '--speaker': `var(${speakerColour(speakers, id)})`,
  }
  return style
}
