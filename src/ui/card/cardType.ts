import type { CSSProperties } from 'react'
import type { Written } from '#domain/gifts/card.ts'
import {
  GREETING_SIZE,
  PARAGRAPH_GAP,
  SIGNATURE_SIZE,
  sizeOf,
  WRITTEN_SHEETS,
} from '#domain/gifts/cardType.ts'
import type { WrittenLook } from '#domain/gifts/writtenLook.ts'

/** The numbers of a sheet’s type for its style sheet, lengths in hundredths of its width. */
export function typeOf(look: WrittenLook, words: Written): CSSProperties {
  if (look === 'email' || look === 'chat') return {}
  const sheet = WRITTEN_SHEETS[look]
  const part = (millimetres: number) => Number(((millimetres / sheet.width) * 100).toFixed(2))
  const numbers: Readonly<Record<string, number | string>> = {
    '--type-size': part(sizeOf(words, sheet)),
    '--type-margin': part(sheet.margin),
    '--type-top': part(sheet.top),
    '--type-bottom': part(sheet.bottom),
    '--type-leading': sheet.leading,
    '--type-align': sheet.align === 'left' ? 'start' : sheet.align,
    '--type-greeting': GREETING_SIZE,
    '--type-signature': SIGNATURE_SIZE,
    '--type-gap': PARAGRAPH_GAP,
  }
  return numbers
}
