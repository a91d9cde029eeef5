import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type CatalogueFilters, countActiveFilters } from '#domain/catalogue/productFilters.ts'
import { readShopSearch, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { CATALOGUE_SORTS } from '#domain/catalogue/sortProducts.ts'
import { Button } from '#ui/Button.tsx'
import { Drawer } from '#ui/Drawer.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Select } from '#ui/Select.tsx'
import { useTypedSearch } from '#ui/useTypedSearch.ts'
import { RELEVANCE_LABEL, SORT_LABELS } from './labels.ts'
import { NO_SEARCH } from './noSearch.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import styles from './ListToolbar.module.css'

const canonical = (text: string) => readShopSearch({ q: text }).q

export interface ListToolbarProps {
  readonly search: ShopSearch
  readonly filters: CatalogueFilters
  readonly resultCount: number
  /** What the phone's drawer shows; on a desktop it stands beside the list. */
  readonly filterPanel: ReactNode
  /** How many there are: on a phone it shares a row with the order. */
  readonly count: ReactNode
  readonly onSearchChange: OnSearchChange<ShopSearch>
}

/** What stands above a list: search, filters on a phone, the count, the order. */
export function ListToolbar({
  search,
  filters,
  resultCount,
  filterPanel,
  count,
  onSearchChange,
}: ListToolbarProps) {
  const { t, i18n } = useLingui()
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const [text, setText] = useTypedSearch(search.q, canonical, (q) =>
    onSearchChange({ q, strona: undefined }, 'replace'),
  )
  // For whom and for which day stands elsewhere: these are the panel's own.
  const activeCount = countActiveFilters({ ...filters, recipient: null, occasion: null })
  const sorts = CATALOGUE_SORTS.map((value) => ({
    value,
    label: i18n._(value === 'polecane' && search.q !== undefined ? RELEVANCE_LABEL : SORT_LABELS[value]),
  }))
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          label={t`Szukaj wśród produktów`}
          placeholder={t`Dla kogo albo na jaką okazję?`}
          value={text}
          onChange={setText}
        />
      </div>
      <div className={styles.filters}>
        <Button icon={<SlidersHorizontal size={18} />} onPress={() => setFiltersOpen(true)}>
          {activeCount === 0 ? <Trans>Filtry</Trans> : <Trans>Filtry ({activeCount})</Trans>}
        </Button>
      </div>
      <div className={styles.sort}>
        <Select
          label={t`Kolejność`}
          isLabelHidden
          options={sorts}
          value={search.sort ?? 'polecane'}
          onChange={(sort) =>
            onSearchChange({ sort: sort === 'polecane' ? undefined : sort, strona: undefined })
          }
        />
      </div>
      <div className={styles.count}>{count}</div>
      <Drawer
        isOpen={areFiltersOpen}
        onOpenChange={setFiltersOpen}
        title={t`Filtry`}
        side="bottom"
        footer={
          <div className={styles.sheetActions}>
            <Button
              variant="quiet"
              isDisabled={activeCount === 0}
              onPress={() =>
                onSearchChange({ ...NO_SEARCH, q: search.q, dla: search.dla, okazja: search.okazja })
              }
            >
              <Trans>Wyczyść</Trans>
            </Button>
            <Button variant="primary" onPress={() => setFiltersOpen(false)}>
              <Plural
                value={resultCount}
                one="Pokaż # produkt"
                few="Pokaż # produkty"
                many="Pokaż # produktów"
                other="Pokaż # produktu"
              />
            </Button>
          </div>
        }
      >
        {filterPanel}
      </Drawer>
    </div>
  )
}
