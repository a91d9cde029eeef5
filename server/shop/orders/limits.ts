import { defineLimit } from '#server/platform/throttle/limit.ts'

export const INVOICE_FROM_ADDRESS = defineLimit('invoice from address', 60, 'hour')
/** A buyer tries how their words read. */
export const WORDS_FROM_ADDRESS = defineLimit('words from address', 240, 'hour')
/** Thanks for cards: a person who gets many cards may share an address with others. */
export const THANKS_FROM_ADDRESS = defineLimit('thanks from address', 20, 'hour')
/** In kB, as they came and as stored: some buyers of a dozen pictures each behind one address. */
export const KILOBYTES_OF_PRINTS_FROM_ADDRESS = defineLimit(
  'kilobytes of prints from address',
  800_000,
  'hour',
)
