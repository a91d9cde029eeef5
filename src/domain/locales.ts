/** Where each language is written as there: dates, numbers and weeks as in Europe, in English too. */
export const LOCALES = { pl: 'pl-PL', en: 'en-GB' } as const
