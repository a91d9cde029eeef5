import type { EngineAnswer } from './engineAnswer.ts'
import type { HeardPassage } from './editing/replaceStretch.ts'
import { afterEachOther, allowedMs } from './order.ts'
import { spreadWords } from './spreadWords.ts'
import { writtenWords } from './textOf.ts'
import type { SpokenWord } from './transcriptSchema.ts'

/** A silence this long begins another passage, in ms. */
const BREATH_MS = 700
/** A sentence ends a passage once it has so many words; without one it ends after the most. */
const FEW_WORDS = 4
const MANY_WORDS = 40

/**
 * Passages of what an engine heard: a sentence or a breath each. Words have the times that it told; without any
 * (`answer` null) `text` is spread over the sound by syllables. `stretch` is the part of the recording that it heard.
 * Nobody's speech yet: put it in by `replaceStretch`, or as a new transcript by `transcriptOfHeard`.
 */
export function wordsFromEngine(
  text: string,
  answer: EngineAnswer | null,
  stretch: { readonly start: number; readonly end: number },
): readonly HeardPassage[] {
  const told = answer === null || answer.words.length === 0 ? null : toldWords(answer, stretch)
  const words = told ?? spreadWords(writtenWords(text), stretch.start, stretch.end, 'engine')
  const passages: SpokenWord[][] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const last = passages.at(-1)
    if (last === undefined || before === undefined || endsPassage(last, before, word)) passages.push([word])
    else last.push(word)
  }
  return passages.map((passage) => ({
    start: passage[0]?.start ?? stretch.start,
    end: passage.at(-1)?.end ?? stretch.end,
    speaker: null,
    words: passage,
  }))
}

/** A word that has several is spread over its time; nothing runs back or leaves the stretch. */
function toldWords({ words }: EngineAnswer, { start, end }: { start: number; end: number }): SpokenWord[] {
  const within = (ms: number) => allowedMs(Math.min(end, start + ms))
  return afterEachOther(
    words.flatMap((word) =>
      spreadWords(
        writtenWords(word.text),
        within(word.start),
        within(Math.max(word.start, word.end)),
        'engine',
      ),
    ),
  )
}

function endsPassage(passage: readonly SpokenWord[], last: SpokenWord, next: SpokenWord): boolean {
  if (passage.length >= MANY_WORDS || next.start - last.end >= BREATH_MS) return true
  return passage.length >= FEW_WORDS && /[.?!…][”"»)]*$/u.test(last.text) && /^\P{Ll}/u.test(next.text)
}
