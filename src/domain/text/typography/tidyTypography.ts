import { bindShortWords } from '#domain/typography/bindShortWords.ts'
import { editsBetween } from '../changes/diffTexts.ts'
import type { Edit } from '../span.ts'
import { tokensOf } from '../tokens/tokensOf.ts'
import { tidyNumbers } from './tidyNumbers.ts'
import { tidyDashes, tidyEllipses, tidyQuotes, tidySpaces } from './tidySigns.ts'

/** Stands for an address meanwhile: no text written by people has it. */
const MASK = '\ue0ad'
const MASKS = new RegExp(MASK, 'gu')
/** One rule may prepare another one's edits; they run this many times. */
const MOST_ROUNDS = 8

/**
 * The edits that make a text's typography Polish, to be applied in one go: words of one letter bound to the next,
 * „quotation marks”, dashes, ellipses, spaces around signs, numbers with their units, money and dates. Addresses of the
 * web and of mail stay as they are. After applying them, there are none left.
 */
export function tidyTypography(text: string): readonly Edit[] {
  return editsBetween(text, tidied(text))
}

function tidied(text: string): string {
  if (text.includes(MASK)) return text
  let now = text
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = aroundAddresses(now)
    if (next === now) break
    now = next
  }
  return now
}

/** One round. Addresses are looked for anew in each: an edit beside one can end or begin it. */
function aroundAddresses(text: string): string {
  const kept: string[] = []
  const masked = tokensOf(text)
    .map(({ kind, text: written }) => {
      if (kind !== 'address') return written
      kept.push(written)
      return MASK
    })
    .join('')
  return once(masked).replaceAll(MASKS, () => kept.shift() ?? '')
}

function once(text: string): string {
  return bindShortWords(tidyNumbers(tidyDashes(tidyQuotes(tidySpaces(tidyEllipses(text))))))
}
