import { recordingParts } from '#domain/transcript/heard/recordingParts.ts'
import { createLevelMeter, LEVEL_WINDOW_MS } from '#domain/transcript/sound/levels.ts'
import { speechStretches, type Stretch } from '#domain/transcript/sound/speechStretches.ts'

/** A part of a sound that is recognised at once, in ms of that sound. */
export interface SpeechWindow extends Stretch {
  readonly samples: Float32Array
}

/** Cuts sound that comes piece by piece into windows with speech; what nobody says anything in is left out. */
export interface SpeechWindows {
  /** The windows that are known now. */
  add(samples: Float32Array): readonly SpeechWindow[]
  /** The last ones. */
  rest(): readonly SpeechWindow[]
}

/** Models hear up to 30 s at once, Whisper no more, and need some context, in ms. */
const LONGEST_MS = 25_000
/** So much is looked at before a cut is chosen: a quiet place is among it. */
const SEEN_MS = 40_000
/** A longer silence ends a window: some models make up words in it. */
const SILENCE_MS = 3_000
/** What is this loud is never left out, and what is so much below the loud parts may be, in dB. */
const QUIET_DB = -55
const QUIETER_DB = 25
const LOUD_SHARE = 0.95
/** Speech begins and ends softer than it is found by. */
const MARGIN_MS = 300

/** Windows end in silences where there are any, and hold what is said and little around it. */
export function createSpeechWindows(samplesPerSecond: number): SpeechWindows {
  const perMs = samplesPerSecond / 1_000
  let buffer = new Float32Array(Math.ceil((SEEN_MS + 1_000) * perMs))
  let filled = 0
  /** The place of the buffer in the sound, in samples. */
  let first = 0

  function append(samples: Float32Array): void {
    if (filled + samples.length > buffer.length) {
      const larger = new Float32Array(filled + samples.length)
      larger.set(buffer.subarray(0, filled))
      buffer = larger
    }
    buffer.set(samples, filled)
    filled += samples.length
  }

  /** The windows of the buffer's first part, or of all; takes them out of it. */
  function take(isAll: boolean): readonly SpeechWindow[] {
    const seen = buffer.subarray(0, filled)
    const lengthMs = Math.ceil(filled / perMs)
    const levels = createLevelMeter(samplesPerSecond).add(seen)
    const speech = speechStretches(levels)
    const parts = recordingParts({ start: 0, end: lengthMs }, speech, LONGEST_MS)
    const taken = isAll ? parts : parts.slice(0, 1)
    const audible = audibleStretches(levels, speech)
    const windows = taken.flatMap((part) => partsOf(part, audible)).map((part) => windowOf(part, seen))
    const used = isAll ? filled : Math.min(filled, Math.round((taken.at(-1)?.end ?? lengthMs) * perMs))
    buffer.copyWithin(0, used, filled)
    filled -= used
    first += used
    return windows
  }

  function windowOf({ start, end }: Stretch, seen: Float32Array): SpeechWindow {
    const from = Math.round(first / perMs)
    return {
      start: from + start,
      end: from + end,
      samples: seen.slice(Math.round(start * perMs), Math.round(end * perMs)),
    }
  }

  return {
    add(samples) {
      append(samples)
      const windows: SpeechWindow[] = []
      while (filled >= SEEN_MS * perMs) windows.push(...take(false))
      return windows
    },
    rest: () => (filled === 0 ? [] : take(true)),
  }
}

/**
 * Where somebody may speak, in order: all that was found as speech, and all that is about as loud, for speech is found by
 * how it stands out, and words over music hardly do. Nothing that was said may be lost.
 */
function audibleStretches(levels: Int8Array, speech: readonly Stretch[]): readonly Stretch[] {
  const loud = levels.toSorted()[Math.floor(levels.length * LOUD_SHARE)] ?? 0
  const quiet = Math.max(QUIET_DB, loud - QUIETER_DB)
  const stretches = [...speech]
  for (const [at, level] of levels.entries()) {
    const [start, end] = [at * LEVEL_WINDOW_MS, (at + 1) * LEVEL_WINDOW_MS]
    const last = stretches.at(-1)
    if (level < quiet) continue
    if (last !== undefined && last.end === start) stretches[stretches.length - 1] = { start: last.start, end }
    else stretches.push({ start, end })
  }
  return stretches.toSorted((one, other) => one.start - other.start)
}

/** What is audible of a part, with margins; apart where a long silence lies between. */
function partsOf(part: Stretch, audible: readonly Stretch[]): readonly Stretch[] {
  const spoken: Stretch[] = []
  for (const { start, end } of audible) {
    if (end <= part.start || start >= part.end) continue
    const around = {
      start: Math.max(part.start, start - MARGIN_MS),
      end: Math.min(part.end, end + MARGIN_MS),
    }
    const last = spoken.at(-1)
    if (last !== undefined && around.start - last.end < SILENCE_MS)
      spoken[spoken.length - 1] = { start: last.start, end: Math.max(last.end, around.end) }
    else spoken.push(around)
  }
  return spoken
}
