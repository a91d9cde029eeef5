import type { Cue } from '../subtitles/cue.ts'
import * as limits from '../transcriptLimits.ts'
import { type Read, refused } from './refusal.ts'
import { isTimeLine, readTimeLine } from './subtitleTimes.ts'
import { plainLine, spokenParts } from './subtitleTags.ts'

/** Blocks of WebVTT that are no subtitles. */
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/u

/** Whether a text has subtitles: a line of times. */
export const hasSubtitles = (text: string) => isVtt(text) || text.split('\n').some(isTimeLine)

/** Whether a text is WebVTT, by how it begins. */
export const isVtt = (text: string) => /^\uFEFF?WEBVTT(?:\s|$)/u.test(text)

/**
 * Reads SRT and WebVTT (line ends `\n`), also as other programs write them: counters and empty lines may lack, dots and
 * commas stand for one another, subtitles may overlap. Tags, styles, notes and settings are left out. Subtitles without
 * words are, too.
 */
export function readSubtitles(text: string): Read<readonly Cue[]> {
  const lines = text.split('\n')
  const isStrict = isVtt(text)
  const cues: Cue[] = []
  let at = isStrict ? endOfHead(lines) : 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (isStrict && NO_CUE.test(line)) {
      at = nextEmpty(lines, at)
      continue
    }
    if (!isTimeLine(line)) {
      at += 1
      continue
    }
    const times = readTimeLine(line)
    if (times === null) return refused('bad-time', at + 1)
    if (times.end > limits.LONGEST_MS) return refused('too-long', at + 1)
    const end = endOfCue(lines, at + 1, isStrict)
    cues.push(...cuesOf(times, lines.slice(at + 1, end), isStrict))
    if (cues.length > limits.MOST_PASSAGES) return refused('too-many', at + 1)
    at = end
  }
  if (cues.length === 0) return refused('empty')
  return { kind: 'read', value: isStrict && ROLLS.test(text) ? unrolled(cues) : cues }
}

const isEmpty = (line: string | undefined) => line === undefined || line.trim() === ''

function nextEmpty(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && !isEmpty(lines[at])) at += 1
  return at
}

/** The head of WebVTT ends with an empty line, which some writers forget. */
function endOfHead(lines: readonly string[]): number {
  const end = nextEmpty(lines, 0)
  const first = lines.findIndex(isTimeLine)
  return first === -1 ? end : Math.min(end, first)
}

/**
 * Where the words of a subtitle end: before the next times and the counter or name that belongs to them. Empty lines among
 * its words are a part of them in SRT, since its writers leave them; in WebVTT they end it, but for a first one of
 * spaces.
 */
function endOfCue(lines: readonly string[], from: number, isStrict: boolean): number {
  for (let next = from; next < lines.length; next += 1) {
    const line = lines[next] ?? ''
    if (isStrict && isEmpty(line) && (line === '' || next > from)) return next
    if (isTimeLine(line)) return next > from && /^\s*\d+\s*$/u.test(lines[next - 1] ?? '') ? next - 1 : next
  }
  return lines.length
}

function cuesOf(
  times: { readonly start: number; readonly end: number },
  lines: readonly string[],
  hasEntities: boolean,
): readonly Cue[] {
  const parts = spokenParts(lines)
    .map(({ speaker, lines: spoken }) => ({
      speaker: speaker === null ? null : plainLine(speaker, hasEntities) || null,
      lines: spoken.map((line) => plainLine(line, hasEntities)).filter(Boolean),
    }))
    .filter((part) => part.lines.length > 0)
  const lengths = parts.map((part) => part.lines.join(' ').length)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  let said = 0
  const timeAt = (signs: number) => times.start + Math.round(((times.end - times.start) * signs) / all)
  // Several who speak in one subtitle share its time.
  return parts.map((part, at) => {
    const start = timeAt(said)
    said += lengths[at] ?? 0
    return { ...part, start, end: timeAt(said) }
  })
}

/** The time of a word as YouTube writes it; there each line stands in two or three subtitles, while it rolls up. */
const ROLLS = /<\d{2}:\d{2}:\d{2}\.\d{3}><c>/u

/** Subtitles without the line that each shows again of the one right before it. */
function unrolled(cues: readonly Cue[]): readonly Cue[] {
  const fresh: Cue[] = []
  let shown: Cue | undefined
  for (const cue of cues) {
    const last = fresh.at(-1)
    const isNext = shown !== undefined && cue.start <= shown.end
    const lines = isNext && cue.lines[0] === shown?.lines.at(-1) ? cue.lines.slice(1) : cue.lines
    if (lines.length > 0) fresh.push({ ...cue, lines })
    else if (last !== undefined) fresh[fresh.length - 1] = { ...last, end: cue.end }
    shown = cue
  }
  return fresh
}
