import { LOCALES } from './locales.ts'
import type { Money } from './money.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** `full` keeps the decimals of whole amounts, so that columns of prices line up; `short` is for sentences. */
export type MoneyStyle = 'full' | 'short'

/**
 * Grosze as an amount of money: "12,50 zł", "PLN 12.50". Page, letter, article and invoice write money by this alone;
 * prices of goods are passed with tax (`withTax`).
 */
export function formatMoney(money: Money, language: 'pl' | 'en', style: MoneyStyle = 'full'): string {
  const isWhole = style === 'short' && money.amount % 100 === 0
  return formatOf(language, money.currencyCode, isWhole).format(money.amount / 100)
}

function formatOf(language: 'pl' | 'en', currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${isWhole}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    // English readers know PLN, not zł.
    currencyDisplay: language === 'en' ? 'symbol' : 'narrowSymbol',
    ...(isWhole && { minimumFractionDigits: 0 }),
  })
  formats.set(key, made)
  return made
}
