import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { FIRST_CARDS } from '#domain/catalogue/pictureSizes.ts'
import { questionOf, SHOWN_PER_PAGE, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { type CatalogueQuestion, viewCatalogue } from '#domain/catalogue/viewCatalogue.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { ListFailure } from './ListFailure.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { NoResults } from './NoResults.tsx'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx'
import { ResultCount } from './ResultCount.tsx'
import { ShowMore } from './ShowMore.tsx'
import type { CatalogueState } from './useCatalogue.ts'
import styles from './ProductList.module.css'

/** Writes a part of the list's state into the address. `replace` leaves no step in the history. */
export type OnSearchChange = (change: ShopSearch, how?: 'push' | 'replace') => void

export interface ProductListProps {
  readonly catalogue: CatalogueState
  readonly search: ShopSearch
  readonly onSearchChange: OnSearchChange
}

/** Whether the order or the choice of products depends on pages that may not be read yet. */
export function needsWholeCatalogue(question: CatalogueQuestion): boolean {
  return question.sort !== 'polecane' || question.text !== ''
}

/** A list of products with everything to narrow it: search, filters, order, count, further pages. */
export function ProductList({ catalogue, search, onSearchChange }: ProductListProps) {
  const { t } = useLingui()
  // Typing and ticking stay quick however long the list is: the list may come a frame later than the field.
  const question = questionOf(useDeferredValue(search))
  const { results, facets } = viewCatalogue(catalogue.products, question)
  const isWaiting =
    catalogue.status === 'pending' || (catalogue.rest === 'loading' && needsWholeCatalogue(question))
  const shownCount = (search.strona ?? 1) * SHOWN_PER_PAGE
  const filterPanel = (
    <FilterPanel facets={facets} filters={question.filters} onSearchChange={onSearchChange} />
  )

  if (catalogue.status === 'error') return <ListFailure error={catalogue.error} onRetry={catalogue.retry} />
  return (
    <div className={styles.list}>
      <aside className={styles.side} aria-label={t`Filtry`}>
        {filterPanel}
      </aside>
      <section className={styles.main} aria-label={t`Produkty`}>
        <h2 className="visually-hidden">
          <Trans>Produkty</Trans>
        </h2>
        <ListToolbar
          search={search}
          filters={question.filters}
          resultCount={results.length}
          filterPanel={filterPanel}
          onSearchChange={onSearchChange}
        />
        <ActiveFilters facets={facets} filters={question.filters} onSearchChange={onSearchChange} />
        <ResultCount
          count={results.length}
          isPending={catalogue.status === 'pending'}
          isWaiting={isWaiting}
          rest={catalogue.rest}
          onRetry={catalogue.retry}
        />
        {isWaiting ? (
          <ProductGridSkeleton count={12} />
        ) : results.length === 0 ? (
          <NoResults search={search} onSearchChange={onSearchChange} />
        ) : (
          <>
            <ProductGrid products={results.slice(0, shownCount)} priorityCount={FIRST_CARDS} />
            <ShowMore
              shown={Math.min(shownCount, results.length)}
              total={results.length}
              onShowMore={() =>
                onSearchChange(
                  { strona: Math.ceil(Math.min(shownCount, results.length) / SHOWN_PER_PAGE) + 1 },
                  'replace',
                )
              }
            />
          </>
        )}
      </section>
    </div>
  )
}
