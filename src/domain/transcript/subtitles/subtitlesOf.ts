import * as limits from '../transcriptLimits.ts'
import type { Transcript } from '../transcriptSchema.ts'
import type { Cue } from './cue.ts'
import { divide } from './divide.ts'
import { piecesOf } from './pieces.ts'
import { POLISH_RULES, readingMs, type SubtitleRules } from './subtitleRules.ts'

/** A subtitle stands at least so long, even where people speak at once: a frame, in ms. */
const FRAME_MS = 40

/**
 * The subtitles of a transcript, in order, broken where Polish breaks. Every word is in one of them. A subtitle begins with
 * its words and stays until it can be read where nothing else is said; where people speak at once, the later one waits.
 */
export function subtitlesOf(transcript: Transcript, rules: SubtitleRules = POLISH_RULES): readonly Cue[] {
  const { passages, speakers } = transcript
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  const spoken = passages.filter(({ words }) => words.length > 0)
  const cues = spoken.flatMap(({ words, speaker }, at) =>
    divide(
      piecesOf(words, rules.mostSigns, rules.longest),
      spoken[at + 1]?.words[0]?.start ?? Infinity,
      rules,
    ).map((said) => ({ ...said, speaker: (speaker === null ? null : names.get(speaker)) || null })),
  )
  return timed(
    cues.toSorted((one, other) => one.start - other.start),
    rules,
  )
}

/** Gives subtitles the time that is free for them. */
function timed(cues: readonly Cue[], rules: SubtitleRules): readonly Cue[] {
  let free = 0
  return cues.map((cue, at) => {
    const start = Math.max(cue.start, free)
    const needed = readingMs(cue.lines.join(' ').length, rules)
    const wanted = Math.min(Math.max(cue.end, start + needed), start + rules.longest)
    // Where others speak at once, it keeps the time of its own words as far as it needs it.
    const least = start + Math.max(FRAME_MS, Math.min(needed, cue.end - rules.gap - start))
    const next = (cues[at + 1]?.start ?? Infinity) - rules.gap
    const end = Math.min(Math.max(Math.min(wanted, next), least), Math.max(limits.LONGEST_MS, start))
    free = end + rules.gap
    return { start, end, speaker: cue.speaker, lines: cue.lines }
  })
}
