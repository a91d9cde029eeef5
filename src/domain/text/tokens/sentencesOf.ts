import type { Span } from '../span.ts'
import { CLOSING, OPENING } from './abbreviations.ts'
import { paragraphsOf } from './paragraphsOf.ts'

/** Where a sentence may end: its last signs, closing signs, a space, and a possible beginning of the next. */
const END = /(?<signs>[.!?…]+)[)\]"”’»]*(?=\s+(?<next>[„"«([–—-]?\s?[\p{L}\p{N}@#])|\s*$)/gsu
const WORD_BEFORE = /(?:^|[^\p{L}\p{N}.])((?:\p{L}+\.)*\p{L}+)$/u
/** The year of a date doesn't end a sentence that has only begun: "W maju 1999 r. Polska …". */
const FEW_WORDS = 4

/** The sentences of a text, each inside its paragraph, without the spaces around it. */
export function sentencesOf(text: string): readonly Span[] {
  return paragraphsOf(text).flatMap(({ from, to }) =>
    inParagraph(text.slice(from, to)).map((span) => ({ from: from + span.from, to: from + span.to })),
  )
}

function inParagraph(text: string): readonly Span[] {
  const sentences: Span[] = []
  let start = 0
  const close = (end: number) => {
    const written = text.slice(start, end)
    const from = start + written.length - written.trimStart().length
    if (written.trim() !== '') sentences.push({ from, to: from + written.trim().length })
    start = end
  }
  for (const found of text.matchAll(END)) {
    const end = found.index + found[0].length
    const signs = found.groups?.['signs'] ?? ''
    if (endsHere(text.slice(start, found.index), signs, found.groups?.['next'])) close(end)
  }
  close(text.length)
  return sentences
}

/** Whether these signs end the sentence before them. */
function endsHere(written: string, signs: string, next: string | undefined): boolean {
  if (next === undefined) return true
  const letter = next.at(-1) ?? ''
  const isCapital = letter !== letter.toLocaleLowerCase('pl')
  if (signs !== '.') return isCapital || /[\d„"«]/u.test(next)
  const isFirst = /^\s*(?:\d+|\p{L})$/u.test(written)
  if (isFirst) return false
  const word = WORD_BEFORE.exec(written.slice(-24))?.[1] ?? ''
  const small = word.toLocaleLowerCase('pl')
  if (OPENING.has(small)) return false
  // An initial: "J. Kowalski".
  if (/^\p{Lu}$/u.test(word)) return false
  if (!isCapital) return !CLOSING.has(small) && /\d/u.test(next) && !/\d\s*$/u.test(written)
  return small !== 'r' || (written.match(/\p{L}{2,}/gu)?.length ?? 0) > FEW_WORDS
}
