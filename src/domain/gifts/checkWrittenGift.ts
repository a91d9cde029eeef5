import { giftName } from './giftName.ts'
import { isWordless } from './giftWords.ts'
import { checkGift, type DetailFault, isBlank, type Personalization } from './personalization.ts'

/**
 * Whether a gift has to name its recipient: a part of it is filled in. Blanks left for handwriting, and an anonymous
 * sender alone, don't count: such a gift may be for anyone.
 */
function isFilledIn({ words, ...details }: Personalization): boolean {
  const isWritten = words !== undefined && words.isByHand !== true && !isWordless(words)
  return isWritten || !isBlank({ ...details, anonymousSender: false, recipientName: '' })
}

/** Whether the form asks for the recipient's name, filled in or not: no word of the gift tells it. */
export function asksForName(gift: Personalization): boolean {
  const unnamed = { ...gift, recipientName: '' }
  const { words: _words, ...details } = unnamed
  // Details are kept and sent by name: they ask for it in its own field.
  return isFilledIn(gift) && (!isBlank({ ...details, anonymousSender: false }) || giftName(unnamed) === '')
}

/**
 * The problems that keep a gift from the cart, in the order of the form: those of `checkGift`, and once any of its
 * words are written, a missing recipient, who is named in the form or by the words themselves. `today` is a calendar
 * day, `YYYY-MM-DD`.
 */
export function checkWrittenGift(gift: Personalization, today: string): readonly DetailFault[] {
  const { words: _words, ...details } = gift
  const faults = checkGift(details, today)
  const isNamed = details.recipientName.trim() !== '' || faults.some(({ field }) => field === 'recipientName')
  return isNamed || !asksForName(gift) ? faults : [{ field: 'recipientName', code: 'required' }, ...faults]
}
