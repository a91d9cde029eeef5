import type { Stretch } from '../sound/speechStretches.ts'
import { spreadTimes } from '../spreadWords.ts'
import type { SpokenWord } from '../transcriptSchema.ts'
import { endsSentence } from './endsSentence.ts'

/** So much speech away from a silence the end of a sentence is put before it, in ms. */
const NEAR_MS = 1_500

/**
 * The words of a text whose times nobody told, over those parts of a stretch in which somebody speaks: each as long as its
 * syllables are of all, and whole in the part where most of it falls. Sentences end before silences that are near. Over the
 * whole stretch where no speech is known.
 */
export function spreadOverSpeech(
  texts: readonly string[],
  stretch: Stretch,
  speech: readonly Stretch[] | null,
): readonly SpokenWord[] {
  const spoken = within(speech ?? [], stretch)
  const parts = spoken.length > 0 ? spoken : [stretch]
  const spokenMs = parts.reduce((sum, { start, end }) => sum + end - start, 0)
  const times = endingBeforeSilences(texts, spreadTimes(texts, 0, spokenMs), parts)
  let [at, before] = [0, 0]
  return texts.map((text, place): SpokenWord => {
    const [from, to] = [times[place] ?? 0, times[place + 1] ?? 0]
    const middle = (from + to) / 2
    let part = parts[at] ?? stretch
    for (; at < parts.length - 1 && middle - before >= part.end - part.start; part = parts[at] ?? stretch) {
      before += part.end - part.start
      at += 1
    }
    const start = part.start + Math.max(0, from - before)
    const end = Math.min(part.end, part.start + to - before)
    return { text, start, end, confidence: null, source: 'engine-text' }
  })
}

/** Times of speech alone, moved so that the nearest end of a sentence lies where a part ends, and the rest between. */
function endingBeforeSilences(
  texts: readonly string[],
  times: readonly number[],
  parts: readonly Stretch[],
): readonly number[] {
  const ends = times.filter((_, at) => endsSentence(texts[at - 1] ?? '')).slice(0, -1)
  const moved: (readonly [from: number, to: number])[] = [[0, 0]]
  let spokenMs = 0
  for (const { start, end } of parts.slice(0, -1)) {
    spokenMs += end - start
    const after = moved.at(-1)?.[0] ?? 0
    const near = ends.filter((time) => time > after && Math.abs(time - spokenMs) <= NEAR_MS)
    const [nearest] = near.toSorted((one, other) => Math.abs(one - spokenMs) - Math.abs(other - spokenMs))
    if (nearest !== undefined) moved.push([nearest, spokenMs])
  }
  const last = times.at(-1) ?? 0
  moved.push([last, last])
  return times.map((time) => {
    const next = Math.max(
      1,
      moved.findIndex(([from]) => from >= time),
    )
    const [from, to] = moved[next - 1] ?? [0, 0]
    const [nextFrom, nextTo] = moved[next] ?? [last, last]
    return nextFrom === from ? to : to + Math.round(((nextTo - to) * (time - from)) / (nextFrom - from))
  })
}

function within(speech: readonly Stretch[], stretch: Stretch): readonly Stretch[] {
  return speech.flatMap(({ start, end }) => {
    const part = { start: Math.max(start, stretch.start), end: Math.min(end, stretch.end) }
    return part.start < part.end ? part : []
  })
}
