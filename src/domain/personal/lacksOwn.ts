import { type JudgedGift, missingWords } from '#domain/gifts/giftWords.ts'
import { needsPicture } from '#domain/prints/printProducts.ts'
import { type Given, lacksPersonal } from './checkPersonal.ts'

/** What a line has of its buyer's own: a picture, values for the fields of its thing, words for its blanks. */
export interface OwnOfLine extends JudgedGift {
  readonly handle: string
  readonly given: Given | undefined
  readonly hasPicture: boolean
}

/** What a line lacks: the picture to be printed on it, or words and values that it is made with. */
export type OwnLack = 'picture' | 'words'

/**
 * What a line can't be made without as it stands, or has and can't be printed; null for nothing. The page asks it before
 * a checkout opens, the server before it is paid.
 */
export function lacksOwn(line: OwnOfLine): OwnLack | null {
  const { handle, given, hasPicture, blanks } = line
  if (needsPicture(handle) && !hasPicture) return 'picture'
  const lacksWords = blanks.length > 0 && missingWords(line) !== null
  return lacksWords || lacksPersonal(handle, given) ? 'words' : null
}
