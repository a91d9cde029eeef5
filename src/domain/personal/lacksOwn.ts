import { type JudgedGift, missingWords } from '#domain/gifts/giftWords.ts'
import { needsPicture } from '#domain/prints/printProducts.ts'
import { type Given, lacksPersonal } from './checkPersonal.ts'

/** The personal parts of a line: a picture, values for the fields of its thing, words for its blanks. */
export interface OwnOfLine extends JudgedGift {
  readonly handle: string
  readonly given: Given | undefined
  readonly hasPicture: boolean
}

/** The missing part of a line: the picture to be printed on it, or its words and values. */
export type OwnLack = 'picture' | 'words'

/**
 * The part of a line that is required and missing, or can't be printed; null for none. The page checks it before a
 * checkout opens, the server before payment.
 */
export function lacksOwn(line: OwnOfLine): OwnLack | null {
  const { handle, given, hasPicture, blanks } = line
  if (needsPicture(handle) && !hasPicture) return 'picture'
  const lacksWords = blanks.length > 0 && missingWords(line) !== null
  return lacksWords || lacksPersonal(handle, given) ? 'words' : null
}
