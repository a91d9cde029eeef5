import type { Cue } from './cue.ts'

// Subtitles of `subtitlesOf`: in order, one at a time. Times are in ms.

/** The subtitle that stands at a time: from its start until before its end. Null where none does. */
export function cueAt(cues: readonly Cue[], ms: number): Cue | null {
  const cue = cues[firstEndingAfter(cues, ms)]
  return cue !== undefined && cue.start <= ms ? cue : null
}

/** A time at which a subtitle stands: the asked one, else the middle of the nearest subtitle. Null without subtitles. */
export function nearestShownTime(cues: readonly Cue[], ms: number): number | null {
  if (cueAt(cues, ms) !== null) return ms
  const at = firstEndingAfter(cues, ms)
  const [before, after] = [cues[at - 1], cues[at]]
  const isBefore = before !== undefined && (after === undefined || ms - before.end < after.start - ms)
  const nearest = isBefore ? before : after
  return nearest === undefined ? null : Math.floor((nearest.start + nearest.end) / 2)
}

/** A part of the time of a film’s picture, in which the subtitle stays the same. */
export interface FramePart {
  readonly start: number
  readonly end: number
  readonly cue: Cue | null
}

/** A picture that stands no longer than this isn’t divided, in ms: nobody sees a subtitle half of it too late. */
const SHORT_MS = 100

/**
 * The parts of a picture’s time, without holes. A still picture may stand for minutes: it is divided where subtitles begin
 * and end. A short one is one part, with the subtitle of its middle.
 */
export function partsOfFrame(cues: readonly Cue[], start: number, end: number): readonly FramePart[] {
  if (end - start <= SHORT_MS) return [{ start, end, cue: cueAt(cues, (start + end) / 2) }]
  const parts: FramePart[] = []
  let from = start
  for (let at = firstEndingAfter(cues, start); from < end; at += 1) {
    const cue = cues[at]
    if (cue === undefined || cue.start >= end) {
      parts.push({ start: from, end, cue: null })
      break
    }
    if (cue.start > from) parts.push({ start: from, end: cue.start, cue: null })
    const until = Math.min(cue.end, end)
    parts.push({ start: Math.max(from, cue.start), end: until, cue })
    from = until
  }
  return parts
}

/** The place of the first subtitle that ends after a time; their number where none does. */
function firstEndingAfter(cues: readonly Cue[], ms: number): number {
  let [low, high] = [0, cues.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cues[middle]?.end ?? Infinity) <= ms) low = middle + 1
    else high = middle
  }
  return low
}
