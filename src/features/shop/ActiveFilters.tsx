import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { CatalogueFacets } from '#domain/catalogue/catalogueFacets.ts'
import { type CatalogueFilters, NO_FILTERS } from '#domain/catalogue/productFilters.ts'
import { searchOfFilters, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { useFormat } from '#i18n/format.ts'
import { DIFFICULTY_LABELS } from './labels.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import styles from './ActiveFilters.module.css'

export interface ActiveFiltersProps {
  readonly facets: CatalogueFacets
  readonly filters: CatalogueFilters
  readonly onSearchChange: OnSearchChange<ShopSearch>
}

interface ActiveFilter {
  readonly label: string
  readonly without: Partial<CatalogueFilters>
}

/** The filters that are on, each to be taken off with one press. Nothing when none is. */
export function ActiveFilters({ facets, filters, onSearchChange }: ActiveFiltersProps) {
  const { t } = useLingui()
  const active = useActiveFilters(facets, filters)
  if (active.length === 0) return null
  const apply = (without: Partial<CatalogueFilters>) =>
    onSearchChange({ ...searchOfFilters({ ...filters, ...without }), strona: undefined })
  return (
    <ul className={styles.filters} aria-label={t`Włączone filtry`}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.filter}
            aria-label={t`Usuń filtr: ${label}`}
            onClick={() => apply(without)}
          >
            {label}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <button type="button" className={styles.clear} onClick={() => apply(NO_FILTERS)}>
            <Trans>Wyczyść wszystkie</Trans>
          </button>
        </li>
      ) : null}
    </ul>
  )
}

function useActiveFilters(facets: CatalogueFacets, filters: CatalogueFilters): readonly ActiveFilter[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const price = (amount: number) =>
    format.number(amount / 100, {
      style: 'currency',
      currency: DEFAULT_CURRENCY,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    })
  const { minPrice, maxPrice, minRating } = filters
  const active: ActiveFilter[] = filters.categories.map((key) => ({
    label: facets.categories.find(({ value }) => value === key)?.label ?? key,
    without: { categories: filters.categories.filter((other) => other !== key) },
  }))
  if (minPrice !== null || maxPrice !== null) {
    const low = price(minPrice ?? 0)
    const high = price(maxPrice ?? 0)
    active.push({
      label: maxPrice === null ? t`od ${low}` : minPrice === null ? t`do ${high}` : `${low} – ${high}`,
      without: { minPrice: null, maxPrice: null },
    })
  }
  if (filters.availableOnly) active.push({ label: t`Dostępne`, without: { availableOnly: false } })
  if (minRating !== null) {
    const rating = format.number(minRating)
    active.push({ label: t`Ocena ${rating} i więcej`, without: { minRating: null } })
  }
  for (const difficulty of filters.difficulties) {
    active.push({
      label: i18n._(DIFFICULTY_LABELS[difficulty]),
      without: { difficulties: filters.difficulties.filter((other) => other !== difficulty) },
    })
  }
  return active
}
