import { WRITTEN_SHEETS, type WrittenSheetName } from '#domain/gifts/cardType.ts'
import type { MessageBox, MessageStyle } from './message.ts'

/** The typesetting of a card's or letter's words on a sheet, with its `colour` for greeting and signature. */
export function writtenStyle(name: WrittenSheetName, colour: string): MessageStyle {
  const { most, least, leading, align } = WRITTEN_SHEETS[name]
  return {
    words: { voice: 'card-words' },
    greeting: { voice: 'card-greeting' },
    signature: { voice: 'card-hand' },
    most,
    least,
    leading,
    align,
    colour,
  }
}

/** The room for words on a sheet, mm. */
export function writtenBox(name: WrittenSheetName): MessageBox {
  const { width, height, margin, top, bottom } = WRITTEN_SHEETS[name]
  return { x: margin, y: top, width: width - 2 * margin, height: height - top - bottom }
}
