import type { AiProductType } from '#domain/catalogue/product.ts'
import type { FILE_KINDS } from '#domain/orders/fileKinds.ts'
import type { WrittenSheetName } from './cardType.ts'

/** The form of a written thing: a sheet of paper, an e-mail, a message of a chat. It is edited and shown in it. */
export type WrittenLook = WrittenSheetName | 'email' | 'chat'

const LOOKS_OF_TYPES = {
  greeting_card: 'card',
  birthday_message: 'chat',
  thank_you_note: 'A5',
  love_letter: 'A4',
  business_email: 'email',
} as const satisfies Record<AiProductType, WrittenLook>

/** The form of a product’s words. */
export const lookOfType = (type: AiProductType | null): WrittenLook =>
  type === null ? 'card' : LOOKS_OF_TYPES[type]

const LOOKS_OF_KINDS = {
  card: 'card',
  letter: 'A4',
  message: 'chat',
  email: 'email',
  course: 'A4',
} as const satisfies Record<(typeof FILE_KINDS)[number], WrittenLook>

/** The form of an ordered file’s words. */
export const lookOfKind = (kind: (typeof FILE_KINDS)[number]): WrittenLook => LOOKS_OF_KINDS[kind]
