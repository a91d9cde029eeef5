import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { CatalogueFacets } from '#domain/catalogue/catalogueFacets.ts'
import { isBudget } from '#domain/catalogue/gifts.ts'
import { type CatalogueFilters, NO_FILTERS } from '#domain/catalogue/productFilters.ts'
import { searchOfFilters } from '#domain/catalogue/searchOfFilters.ts'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { useFormat } from '#i18n/format.ts'
import { OCCASION_LABELS, RECIPIENT_LABELS } from './gifts/giftWords.ts'
import { DIFFICULTY_LABELS } from './labels.ts'
import { usePriceWords } from './priceWords.ts'
import { useSearchLink } from '#ui/useSearchLink.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import styles from './ActiveFilters.module.css'

export interface ActiveFiltersProps {
  readonly search: ShopSearch
  readonly facets: CatalogueFacets
  readonly filters: CatalogueFilters
  /** For whom and for which day are shown elsewhere. */
  readonly hidesGiftAxis: boolean
  readonly onSearchChange: OnSearchChange<ShopSearch>
}

interface ActiveFilter {
  readonly label: string
  readonly without: Partial<CatalogueFilters>
}

/** The filters that are on, each to be taken off with one press. Nothing when none is. */
export function ActiveFilters({
  search,
  facets,
  filters,
  hidesGiftAxis,
  onSearchChange,
}: ActiveFiltersProps) {
  const { t } = useLingui()
  const link = useSearchLink(search, onSearchChange)
  const hidden = hidesGiftAxis ? onGiftAxis(filters) : NO_FILTERS
  const active = useActiveFilters(facets, {
    ...filters,
    ...(hidden.recipient !== null && { recipient: null }),
    ...(hidden.occasion !== null && { occasion: null }),
    ...((hidden.minPrice ?? hidden.maxPrice) !== null && { minPrice: null, maxPrice: null }),
  })
  if (active.length === 0) return null
  const leadTo = (without: Partial<CatalogueFilters>) =>
    link({ ...searchOfFilters({ ...filters, ...without }), strona: undefined })
  return (
    <ul className={styles.filters} aria-label={t`Włączone filtry`}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link {...leadTo(without)} className={styles.filter} aria-label={t`Usuń filtr: ${label}`}>
            {label}
            <X size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <Link {...leadTo(hidden)} className={styles.clear}>
            <Trans>Wyczyść wszystkie</Trans>
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

/** The filters that the axis above the list shows. */
function onGiftAxis({ recipient, occasion, minPrice, maxPrice }: CatalogueFilters): CatalogueFilters {
  const isBudgetChosen = isBudget({ min: minPrice, max: maxPrice })
  return { ...NO_FILTERS, recipient, occasion, ...(isBudgetChosen && { minPrice, maxPrice }) }
}

function useActiveFilters(facets: CatalogueFacets, filters: CatalogueFilters): readonly ActiveFilter[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const priceWords = usePriceWords()
  const { recipient, occasion, minPrice, maxPrice, minRating } = filters
  const active: ActiveFilter[] = []
  if (recipient !== null) {
    active.push({ label: i18n._(RECIPIENT_LABELS[recipient]), without: { recipient: null } })
  }
  if (occasion !== null) {
    active.push({ label: i18n._(OCCASION_LABELS[occasion]), without: { occasion: null } })
  }
  active.push(
    ...filters.categories.map((key) => ({
      label: facets.categories.find(({ value }) => value === key)?.label ?? key,
      without: { categories: filters.categories.filter((other) => other !== key) },
    })),
  )
  if (minPrice !== null || maxPrice !== null) {
    active.push({
      label: priceWords({ min: minPrice, max: maxPrice }),
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
