import { useLingui } from '@lingui/react/macro'
import type { PriceRange } from '#domain/catalogue/priceRangeText.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'

/** A range of paid prices, in words: „do 30 zł", „30 zł – 60 zł", „od 100 zł". */
export function usePriceWords(): (range: PriceRange) => string {
  const { t } = useLingui()
  const format = useFormat()
  const price = (amount: number) => format.money({ amount, currencyCode: DEFAULT_CURRENCY }, 'short')
  return ({ min, max }) => {
    const low = price(min ?? 0)
    const high = price(max ?? 0)
    return max === null ? t`od ${low}` : min === null ? t`do ${high}` : `${low} – ${high}`
  }
}
