import { BLANK } from '#domain/orders/blanks.ts'
import { ownFormKey } from './ownForm.ts'
import { shownAs } from './blankUses.ts'
import type { GiftWords } from './giftWords.ts'

/** A blank of a text and its use; null for as typed. */
export interface Blank {
  readonly name: string
  readonly use: string | null
}

/**
 * The text of a blank: the given words, in the form that the text wants, or in the giver's corrected one. Empty without
 * words.
 */
export function shownWords({ name, use }: Blank, given: GiftWords['given']): string {
  const typed = given[name]?.trim() ?? ''
  if (typed === '' || use === null) return typed
  return given[ownFormKey(name)]?.trim() || shownAs(typed, use)
}

/** A text with its `{blanks}` filled, and `open` for empty ones. */
export function fillBlanks(text: string, given: GiftWords['given'], open: string): string {
  return text.replaceAll(
    BLANK,
    (_, name: string, use: string | undefined) => shownWords({ name, use: use ?? null }, given) || open,
  )
}

/** The text of a gift; `open` replaces empty blanks. */
export function giftText(template: string, { given, text }: GiftWords, open: string): string {
  return text ?? fillBlanks(template, given, open)
}
