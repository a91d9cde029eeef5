// Invisible signs that are never typed: they come with pastes from contacts, documents and chats. Joiners stay: they
// hold letters and pictures together.
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu

/** A text without invisible signs; its no-break hyphens become hyphens. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll('\u2011', '-')
}

/** A text in which every kind of dash is the one of the keyboard: for numbers and addresses, not for words. */
export function withPlainDashes(text: string): string {
  return text.replaceAll(DASHES, '-')
}

/** One line of typed or pasted text without accidental spaces and signs. */
export function tidyText(text: string): string {
  return withoutInvisible(text).trim().replaceAll(/\s+/g, ' ')
}
