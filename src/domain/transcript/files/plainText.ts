import { spokenMs } from '../spreadWords.ts'
import { textOf, writtenWords } from '../textOf.ts'
import * as limits from '../transcriptLimits.ts'
import type { Transcript } from '../transcriptSchema.ts'
import { type Read, refused } from './refusal.ts'
import { shownTime } from './subtitleTimes.ts'
import { transcriptOfLines } from './transcriptOfLines.ts'

/** A line of a transcript as text: when, who and what. */
export interface TextLine {
  readonly time: string
  readonly speaker: string | null
  readonly text: string
}

/** The lines of a transcript that say something. */
export function linesOf({ passages, speakers }: Transcript): readonly TextLine[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return passages
    .filter(({ words }) => words.length > 0)
    .map((passage) => ({
      time: shownTime(passage.start),
      speaker: (passage.speaker === null ? null : names.get(passage.speaker)) || null,
      text: textOf(passage),
    }))
}

/** A transcript as text, a passage a line: `[0:01:02] Anna: Dzień dobry.` */
export function writeText(
  transcript: Transcript,
  { times, speakers }: { readonly times: boolean; readonly speakers: boolean },
): string {
  return linesOf(transcript)
    .map(
      ({ time, speaker, text }) =>
        `${times ? `[${time}] ` : ''}${speakers && speaker !== null ? `${speaker}: ` : ''}${text}\n`,
    )
    .join('')
}

const TIMED = /^\s*[[(]?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[\])]?\s+(.*)$/u
const SPOKEN = /^\s*(\p{Lu}[\p{L}\p{M}\p{N} .'’-]{0,59}):\s+(\S.*)$/u

/**
 * Reads text, a passage a line. Where every line begins with a time, it begins there; otherwise all are spread over
 * `lengthMs` by syllables, null for the pace of usual speech. A name before a colon is a speaker where it stands so twice.
 */
export function readText(text: string, lengthMs: number | null): Read<Transcript> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > limits.MOST_PASSAGES) return refused('too-many')
  const starts = startsOf(lines)
  const said = starts === null ? lines : lines.map((line) => TIMED.exec(line)?.[4] ?? line)
  const spoken = withSpeakers(said).filter(({ text: words }) => words.trim() !== '')
  const lengths = spoken.map((line) => spokenMs(writtenWords(line.text)))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const whole = Math.min(limits.LONGEST_MS, lengthMs ?? all)
  if (starts === null || starts.length !== spoken.length) {
    let until = 0
    const timeAt = (ms: number) => Math.round((ms * whole) / all)
    return transcriptOfLines(
      spoken.map((line, at) => {
        const start = timeAt(until)
        until += lengths[at] ?? 0
        return { ...line, start, end: timeAt(until) }
      }),
    )
  }
  if ((starts.at(-1) ?? 0) > limits.LONGEST_MS) return refused('too-long')
  return transcriptOfLines(
    spoken.map((line, at) => {
      const start = starts[at] ?? 0
      const most = starts[at + 1] ?? Math.max(start, lengthMs ?? limits.LONGEST_MS)
      return { ...line, start, end: Math.min(most, limits.LONGEST_MS, start + (lengths[at] ?? 0)) }
    }),
  )
}

/** Where lines begin that all have a time, in ms; null where one has none or they run back. */
function startsOf(lines: readonly string[]): readonly number[] | null {
  const starts = lines.map((line) => {
    const [, hours = '0', minutes = '', seconds = ''] = TIMED.exec(line) ?? []
    return minutes === ''
      ? Number.NaN
      : (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000
  })
  return starts.every((start, at) => start >= (starts[at - 1] ?? 0)) ? starts : null
}

function withSpeakers(lines: readonly string[]) {
  const counts = new Map<string, number>()
  const matches = lines.map((line) => SPOKEN.exec(line))
  for (const match of matches) {
    const name = match?.[1]
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return lines.map((line, at) => {
    const [, name, text] = matches[at] ?? []
    return name !== undefined && text !== undefined && (counts.get(name) ?? 0) > 1
      ? { speaker: name, text }
      : { speaker: null, text: line }
  })
}
