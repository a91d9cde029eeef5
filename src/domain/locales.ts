/** Where each language is written as there: dates, numbers and weeks as in Europe, in English too. */
export const LOCALES = { pl: 'pl-PL', en: 'en-GB' } as const

/** A name in both languages of the shop, shared by page, server and letters. */
export interface InBoth {
  readonly pl: string
  readonly en: string
}
