import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readShopSearch, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { CATALOGUE_SORTS } from '#domain/catalogue/sortProducts.ts'
import { Button } from '#ui/Button.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { Select } from '#ui/Select.tsx'
import type { SheetParts } from '#ui/Sheet.tsx'
import { useTypedSearch } from '#ui/useTypedSearch.ts'
import { AddressForm } from './AddressForm.tsx'
import { CarriedSearch } from './CarriedSearch.tsx'
import { RELEVANCE_LABEL, SORT_LABELS } from './labels.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { loadTextSearch } from './useTextSearch.ts'
import styles from './ListToolbar.module.css'

const canonical = (text: string) => readShopSearch({ q: text }).q

export interface ListToolbarProps {
  readonly search: ShopSearch
  /** How many of the filters beside the list are on. */
  readonly activeCount: number
  /** Opens them where they have no room beside the list. */
  readonly filterSheet: SheetParts
  /** How many there are: on a phone it shares a row with the order. */
  readonly count: ReactNode
  readonly onSearchChange: OnSearchChange<ShopSearch>
}

/** The bar above a list: search, filters on a phone, the count, the order. */
export function ListToolbar({ search, activeCount, filterSheet, count, onSearchChange }: ListToolbarProps) {
  const { t, i18n } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [text, setText] = useTypedSearch(search.q, canonical, (q) =>
    onSearchChange({ q, strona: undefined }, 'follow'),
  )
  const sorts = CATALOGUE_SORTS.map((value) => ({
    value,
    label: i18n._(value === 'polecane' && search.q !== undefined ? RELEVANCE_LABEL : SORT_LABELS[value]),
  }))
  return (
    <div className={styles.toolbar}>
      {/* A visitor who comes to the field will search by words: the search code is fetched meanwhile. */}
      <div role="presentation" className={styles.search} onFocus={() => void loadTextSearch()}>
        <SearchField
          label={t`Szukaj wśród produktów`}
          placeholder={t`Dla kogo albo na jaką okazję?`}
          value={text}
          onChange={setText}
          action={path}
        >
          <CarriedSearch search={search} without={['q', 'strona']} />
        </SearchField>
      </div>
      <div className={styles.filters}>
        <Button {...filterSheet.button} icon={<SlidersHorizontal size={18} />} onPress={filterSheet.open}>
          {activeCount === 0 ? <Trans>Filtry</Trans> : <Trans>Filtry ({activeCount})</Trans>}
        </Button>
      </div>
      <AddressForm search={search} without={['sort', 'strona']} className={styles.sort}>
        <Select
          label={t`Kolejność`}
          isLabelHidden
          name="sort"
          options={sorts}
          value={search.sort ?? 'polecane'}
          onChange={(sort) =>
            onSearchChange({ sort: sort === 'polecane' ? undefined : sort, strona: undefined })
          }
        />
        <noscript>
          <Button type="submit">
            <Trans>Ułóż</Trans>
          </Button>
        </noscript>
      </AddressForm>
      <div className={styles.count}>{count}</div>
    </div>
  )
}
