import { spokenMs } from '../spreadWords.ts'
import type { Cue } from '../subtitles/cue.ts'
import { writtenWords } from '../textOf.ts'
import * as limits from '../transcriptLimits.ts'
import { type Read, refused } from './refusal.ts'

/** A subtitle as its line says it; `end` is null where the line has none. */
interface Line {
  readonly start: number
  readonly end: number | null
  readonly text: string
}

/** What MicroDVD counts where its file doesn't say it: the pictures of a film in a second. */
const USUAL_RATE = 23.976

const MICRO_DVD = /^\{(\d+)\}\{(\d*)\}(.*)$/u
const MPL2 = /^\[(\d+)\]\[(\d*)\](.*)$/u
const TM_PLAYER = /^(\d{1,2}):([0-5]\d):([0-5]\d)(?:[.,]\d)?[:=](.*)$/u

const FORMS = [MICRO_DVD, MPL2, TM_PLAYER]

/** So many lines at the beginning say what a file is. */
const LOOKED_AT = 5

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

function formOf(text: string): RegExp | null {
  const first = linesOf(text)
    .filter((line) => line !== '')
    .slice(0, LOOKED_AT)
  return first.length === 0 ? null : (FORMS.find((form) => first.every((line) => form.test(line))) ?? null)
}

/** Whether a text has a subtitle on each line, as MicroDVD, MPL2 and TMPlayer write them, which Polish films came with. */
export const hasLineSubtitles = (text: string) => formOf(text) !== null

/** Reads MicroDVD, MPL2 and TMPlayer; their marks of looks are left out. Lines of another form are passed over. */
export function readLineSubtitles(text: string): Read<readonly Cue[]> {
  const form = formOf(text)
  if (form === null) return refused('empty')
  const rate = rateOf(text)
  const lines: Line[] = []
  for (const [at, written] of linesOf(text).entries()) {
    const match = form.exec(written)
    if (match === null) continue
    const line = form === TM_PLAYER ? clocked(match) : counted(match, form === MPL2 ? 10 : rate)
    if (form === MICRO_DVD && isRate(line.text) && lines.length === 0) continue
    if (Math.max(line.start, line.end ?? 0) > limits.LONGEST_MS) return refused('too-long', at + 1)
    lines.push(line)
    if (lines.length > limits.MOST_PASSAGES) return refused('too-many', at + 1)
  }
  const cues = lines.flatMap((line, at) => cueOf(line, lines[at + 1]))
  return cues.length === 0 ? refused('empty') : { kind: 'read', value: cues }
}

const isRate = (text: string) => /^\d{2,3}(?:[.,]\d+)?$/u.test(text)

/** MicroDVD's first line may say the rate instead of words. */
function rateOf(text: string): number {
  const words = MICRO_DVD.exec(linesOf(text).find((line) => line !== '') ?? '')?.[3] ?? ''
  return isRate(words) ? Number(words.replace(',', '.')) : USUAL_RATE
}

function counted([, start = '', end = '', text = '']: RegExpExecArray, perSecond: number): Line {
  const ms = (count: string) => Math.round((Number(count) * 1_000) / perSecond)
  return { start: ms(start), end: end === '' ? null : ms(end), text }
}

function clocked([, hours = '', minutes = '', seconds = '', text = '']: RegExpExecArray): Line {
  return { start: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000, end: null, text }
}

/** A subtitle is read in this time at least, ms. */
const LEAST_MS = 1_500

/** A line without an end lasts as long as it takes to say it, and until the next at most. */
function cueOf({ start, end, text }: Line, next: Line | undefined): readonly Cue[] {
  const lines = text
    .split('|')
    .map((line) => line.replaceAll(/\{[a-z]:[^}]*\}/giu, '').trim())
    .map((line) => line.replace(/^\/+/u, '').trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return []
  const spoken = start + Math.max(LEAST_MS, spokenMs(writtenWords(lines.join(' '))))
  const until = end ?? Math.min(spoken, Math.max(start, next?.start ?? spoken))
  return [{ start, end: Math.max(start, until), speaker: null, lines }]
}
