import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import { stemPolish } from '#domain/catalogue/stemPolish.ts'
import { conceptOf } from './concepts.ts'
import { EMOJI_WORDS, QUALIFYING_WORDS, TYPED_APART } from './conceptWords.ts'
import { meaningfulWords } from './joiningWords.ts'

const PICTURED = /\p{Extended_Pictographic}/gu

/** A text with its emoji written out; unknown ones are left out. */
function readEmoji(text: string): string {
  return text.replace(PICTURED, (picture) => ` ${EMOJI_WORDS[picture] ?? ''} `)
}

function joinApart(folded: string): string {
  return Object.entries(TYPED_APART).reduce(
    (joined, [apart, word]) => joined.replaceAll(` ${apart} `, ` ${word} `),
    ` ${folded} `,
  )
}

/** The folded words of a searched text, each once; joining words (dla, na, for …) don't count beside others. */
export function searchedWords(text: string): readonly string[] {
  return meaningfulWords([...new Set(foldedWords(joinApart(foldPolish(readEmoji(text)))))])
}

const QUALIFYING: ReadonlySet<string> = new Set(
  QUALIFYING_WORDS.map(foldPolish).flatMap((word) => [word, stemPolish(word)]),
)

const NUMBER = /^\d+$/

/**
 * Whether a folded word says how or why a thing is looked for rather than which. A number does beside a person or a day
 * (40 urodziny); elsewhere it may be the only difference between two things.
 */
export function isQualifying(word: string, { isForSomebody }: { readonly isForSomebody: boolean }): boolean {
  if (NUMBER.test(word)) return isForSomebody && conceptOf(word) === null
  return QUALIFYING.has(word) || QUALIFYING.has(stemPolish(word))
}
