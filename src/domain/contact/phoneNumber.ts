import { tidyText, withPlainDashes } from './tidyText.ts'

/** A phone number as it is dialled and read: dots and slashes of other countries and contacts are spaces. */
export function tidyPhone(typed: string): string {
  return tidyText(withPlainDashes(typed).replaceAll(/[./]/g, ' '))
}

const PHONE_CHARACTERS = /^[+\d\s()-]+$/

/** Whether a text could be a phone number: 9 to 15 digits, written as people write them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  return PHONE_CHARACTERS.test(text) && digits >= 9 && digits <= 15
}
