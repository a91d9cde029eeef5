import { tidyText } from '#domain/contact/tidyText.ts'
import { charactersOf } from '#domain/wording/characters.ts'

/** The longest name that a letter or an envelope bears, in characters. */
const LONGEST_NAME = 60

/**
 * Texts that mail programs turn into links: an address with its protocol, of a mailbox, with a path, or with a site's
 * ending. A sentence right after a full stop is none.
 */
const ADDRESS =
  /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}]\.[a-z]{2,}\/|[\p{L}\p{N}-]\.(?:app|biz|cc|cn|com|dev|eu|info|io|link|ly|me|net|online|org|pl|ru|shop|site|top|uk|xyz)(?![\p{L}\p{N}])/iu

/** Whether a text holds an address of a site or a mailbox. */
export function hasAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** A name for use in our letters: one line of visible signs. Empty for an invalid one: too long, or a link. */
export function plainName(name: string): string {
  const tidy = tidyText(name.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, ' '))
  return charactersOf(tidy).length > LONGEST_NAME || hasAddress(tidy) ? '' : tidy
}
