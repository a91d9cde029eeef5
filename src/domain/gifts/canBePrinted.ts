import type { GiftWords } from './giftWords.ts'
import { PRINTED_RANGES } from './printedCharacters.gen.ts'

/** Characters that can be printed, as starts and ends by turns: an even number of them up to a character is none of them. */
const BOUNDS: readonly number[] = boundsOf(PRINTED_RANGES)

/** Signs that join, part or turn letters and have no look of their own. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/**
 * The characters of a text that no font of cards, letters and invoices has, each once; none for a text that can be
 * printed as it is. Page and server judge by the same list.
 */
export function unprintableIn(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !UNSEEN.test(character) && !isPrinted(character.codePointAt(0) ?? 0),
  )
}

/** The same of everything that was written for a gift. */
export const unprintableWords = ({ given, text }: Pick<GiftWords, 'given' | 'text'>): readonly string[] =>
  unprintableIn([...Object.values(given), text ?? ''].join(' '))

/** Whether there is a glyph for every letter of a text. */
export const canBePrinted = (text: string): boolean => unprintableIn(text).length === 0

function isPrinted(character: number): boolean {
  let [low, high] = [0, BOUNDS.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((BOUNDS[middle] ?? 0) <= character) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

function boundsOf(written: string): readonly number[] {
  let last = 0
  return written.split(',').flatMap((range) => {
    const [step = 0, length = 0] = range.split(' ').map((number) => Number.parseInt(number, 36))
    const from = last + step
    last = from + length
    return [from, last + 1]
  })
}
