import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CatalogueFacets } from '#domain/catalogue/catalogueFacets.ts'
import type { CatalogueFilters } from '#domain/catalogue/productFilters.ts'
import { DEFAULT_CURRENCY, type Grosze } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import { RangeField } from '#ui/RangeField.tsx'
import { PriceFields } from './PriceFields.tsx'
import styles from './PriceFilter.module.css'

export interface PriceFilterProps {
  readonly bounds: { readonly min: Grosze; readonly max: Grosze }
  readonly filters: CatalogueFilters
  readonly onChange: (change: Pick<CatalogueFilters, 'minPrice' | 'maxPrice'>) => void
}

const ZLOTY = 100

/** Whether there are prices to choose between, in whole złoty. */
export function hasPriceRange(bounds: CatalogueFacets['priceBounds']): bounds is PriceFilterProps['bounds'] {
  return bounds !== null && Math.ceil(bounds.max / ZLOTY) > Math.floor(bounds.min / ZLOTY)
}

/** How long the handle rests before the list follows. */
const REST_MS = 150

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

  return (
    <>
      <div className={styles.track}>
        <RangeField
          label={t`Cena`}
          min={min}
          max={max}
          step={1}
          value={value}
          onChange={(pulled) => setDraft({ of: owned, value: pulled })}
          format={(zloty) => format.money({ amount: zloty * ZLOTY, currencyCode: DEFAULT_CURRENCY }, 'short')}
        />
      </div>
      <noscript>
        <PriceFields min={min} max={max} filters={filters} />
      </noscript>
    </>
  )
}
