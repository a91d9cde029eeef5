import type { Personalization } from './personalization.ts'

/** Blanks that name the gift's recipient (the products' texts, templateVariables). */
const NAME_BLANK = /^imie/u

/** The recipient's name, from a gift's details or its words. Empty where neither has it. */
export function giftName({ recipientName, words }: Pick<Personalization, 'recipientName' | 'words'>): string {
  const named = recipientName.trim()
  if (named !== '') return named
  const blanks = words === undefined || words.text !== null ? [] : Object.entries(words.given)
  return (blanks.find(([blank, given]) => NAME_BLANK.test(blank) && given.trim() !== '')?.[1] ?? '').trim()
}
