import { diffSequences, type Replacement } from '#domain/text/changes/diffSequences.ts'
import { spreadTimes, spreadWords } from '../spreadWords.ts'
import type { Passage, SpokenWord } from '../transcriptSchema.ts'

/** Less than this for each new word isn't enough to show it, in ms. */
const LEAST_MS = 60

/** The words of a passage whose text was written anew (see `writePassage`). */
export function changedWords(passage: Passage, texts: readonly string[]): SpokenWord[] {
  const { words } = passage
  const replacements = diffSequences(
    words.map(({ text }) => text),
    texts,
  )
  const changed: SpokenWord[] = []
  let at = 0
  for (const { from, to, otherFrom, otherTo } of withHandWords(words, replacements)) {
    changed.push(...words.slice(at, from))
    changed.push(...newWords(passage, from, to, texts.slice(otherFrom, otherTo)))
    at = to
  }
  return [...changed, ...words.slice(at)]
}

/** Widens what is replaced over the words of a hand beside it, and joins what then meets. */
function withHandWords(
  words: readonly SpokenWord[],
  replacements: readonly Replacement[],
): readonly Replacement[] {
  const isHand = (at: number) => words[at]?.source === 'hand'
  const wide: Replacement[] = []
  for (const [index, replacement] of replacements.entries()) {
    if (keepsTimes(replacement)) {
      wide.push(replacement)
      continue
    }
    let { from, to, otherFrom, otherTo } = replacement
    const first = wide.at(-1)?.to ?? 0
    const last = replacements[index + 1]?.from ?? words.length
    for (; from > first && isHand(from - 1); from -= 1) otherFrom -= 1
    for (; to < last && isHand(to); to += 1) otherTo += 1
    const before = wide.at(-1)
    if (before !== undefined && before.to === from && !keepsTimes(before))
      wide[wide.length - 1] = { ...before, to, otherTo }
    else wide.push({ from, to, otherFrom, otherTo })
  }
  return wide
}

/** As many words for as many: each was only written otherwise. */
const keepsTimes = ({ from, to, otherFrom, otherTo }: Replacement) => to - from === otherTo - otherFrom

function newWords(
  { start, end, words }: Passage,
  from: number,
  to: number,
  texts: readonly string[],
): readonly SpokenWord[] {
  const replaced = words.slice(from, to)
  if (replaced.length === texts.length)
    return replaced.map((word, at) => byHand(word, texts[at] ?? word.text))
  const gapStart = words[from - 1]?.end ?? start
  const gapEnd = words[to]?.start ?? end
  const isAll = replaced.length === words.length && words.every(({ source }) => source === 'hand')
  const roomStart = isAll ? gapStart : (replaced[0]?.start ?? gapStart)
  const roomEnd = isAll ? gapEnd : (replaced.at(-1)?.end ?? gapEnd)
  const isEnough = roomEnd - roomStart >= texts.length * LEAST_MS
  return spreadWords(texts, isEnough ? roomStart : gapStart, isEnough ? roomEnd : gapEnd, 'hand')
}

/** The word as a hand wrote it; itself where nothing changed. */
const byHand = (word: SpokenWord, text: string): SpokenWord =>
  word.text === text ? word : { ...word, text, confidence: null, source: 'hand' }

/** Words over another stretch of time, spread by syllables, otherwise as they were. */
export function respread(words: readonly SpokenWord[], start: number, end: number): SpokenWord[] {
  const times = spreadTimes(
    words.map(({ text }) => text),
    start,
    end,
  )
  return words.map((word, at) => ({ ...word, start: times[at] ?? start, end: times[at + 1] ?? end }))
}
