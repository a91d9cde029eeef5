import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CatalogueFilters } from '#domain/catalogue/productFilters.ts'
import { DEFAULT_CURRENCY, type Grosze } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import { RangeField } from '#ui/RangeField.tsx'

export interface PriceFilterProps {
  readonly bounds: { readonly min: Grosze; readonly max: Grosze }
  readonly filters: CatalogueFilters
  readonly onChange: (change: Pick<CatalogueFilters, 'minPrice' | 'maxPrice'>) => void
}

/** How long the handle rests before the list follows. */
const REST_MS = 150
const ZLOTY = 100

/** The price range in whole złoty. An end at its bound asks for nothing. */
export function PriceFilter({ bounds, filters, onChange }: PriceFilterProps) {
  const { t } = useLingui()
  const format = useFormat()
  const min = Math.floor(bounds.min / ZLOTY)
  const max = Math.ceil(bounds.max / ZLOTY)
  const owned = `${filters.minPrice ?? ''}-${filters.maxPrice ?? ''}`
  const [draft, setDraft] = useState<{ readonly of: string; readonly value: [number, number] } | null>(null)
  const present: [number, number] = [
    Math.max(min, Math.floor((filters.minPrice ?? bounds.min) / ZLOTY)),
    Math.min(max, Math.ceil((filters.maxPrice ?? bounds.max) / ZLOTY)),
  ]
  // A draft belongs to the range it was pulled from: when that has changed, it has been taken over or is outdated.
  const value = draft !== null && draft.of === owned ? draft.value : present

  const settle = useEffectEvent(([low, high]: [number, number]) => {
    onChange({ minPrice: low <= min ? null : low * ZLOTY, maxPrice: high >= max ? null : high * ZLOTY })
  })
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => settle(draft.value), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])

  if (max <= min) return null
  return (
    <RangeField
      label={t`Cena`}
      min={min}
      max={max}
      step={1}
      value={value}
      onChange={(pulled) => setDraft({ of: owned, value: pulled })}
      format={(zloty) =>
        format.number(zloty, {
          style: 'currency',
          currency: DEFAULT_CURRENCY,
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: 0,
        })
      }
    />
  )
}
