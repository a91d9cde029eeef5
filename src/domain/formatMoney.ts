import { LOCALES } from './locales.ts'
import type { Money } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Grosze as a price: "12,50 zł". Whole amounts keep their decimals, so that columns of prices line up. Page, letter
 * and invoice write a price by this alone.
 */
export function formatMoney(money: Money, language: 'pl' | 'en'): string {
  return formatOf(language, money.currencyCode).format(money.amount / 100)
}

function formatOf(language: 'pl' | 'en', currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  formats.set(key, made)
  return made
}
