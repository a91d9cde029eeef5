import { sentencesOf } from '../tokens/sentencesOf.ts'
import { tokensOf, wordsOf } from '../tokens/tokensOf.ts'

/** The case of letters: as in sentences, as in a title, all lower or all upper. */
export type LetterCase = 'sentence' | 'title' | 'lower' | 'upper'

/** Lower case inside a title. */
const SMALL_IN_TITLES = new Set(
  'a i o u w z ze we na po do od dla bez pod nad przed przez przy za oraz lub albo ale czy że się nie'.split(
    ' ',
  ),
)
const small = (text: string) => text.toLocaleLowerCase('pl')
const large = (text: string) => text.toLocaleUpperCase('pl')
const capital = (word: string) => word.replace(/^\p{L}/u, large)

/**
 * A text in another case. As sentences: the first letter of each is upper, and words in capitals become lower; names
 * keep their capital. Addresses stay as they are.
 */
export function changeCase(text: string, to: LetterCase): string {
  if (to === 'sentence') return asSentences(text)
  let isFirst = true
  return tokensOf(text)
    .map(({ kind, text: written }) => {
      if (kind === 'break') isFirst = true
      if (kind === 'address' || kind === 'mention') return written
      if (to !== 'title') return to === 'lower' ? small(written) : large(written)
      if (kind !== 'word') return written
      const word = small(written)
      const isSmall = !isFirst && SMALL_IN_TITLES.has(word)
      isFirst = false
      return isSmall ? word : capital(word)
    })
    .join('')
}

function asSentences(text: string): string {
  // For a word of one letter it is unclear: its capital may be that of a beginning.
  const long = wordsOf(text).filter((word) => word.text.length > 1)
  const shouts = long.every((word) => word.text === large(word.text))
  const starts = new Set<number>()
  for (const { from, to } of sentencesOf(text)) {
    const letter = text.slice(from, to).search(/\p{L}/u)
    if (letter >= 0) starts.add(from + letter)
  }
  return tokensOf(text)
    .map(({ kind, text: written, from }) => {
      if (kind !== 'word') return written
      const isLoud = written.length > 1 && written === large(written)
      const word = shouts || (isLoud && written.length > 4) ? small(written) : written
      // "iPhone" keeps its own capitals.
      return starts.has(from) && word === small(word) ? capital(word) : word
    })
    .join('')
}
