import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useDeferredValue } from 'react'
import { FIRST_CARDS } from '#domain/catalogue/pictureSizes.ts'
import { countActiveFilters } from '#domain/catalogue/productFilters.ts'
import { facetsWithTax, filtersBeforeTax } from '#domain/catalogue/shownPrices.ts'
import { questionOf, SHOWN_PER_PAGE, type ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { viewCatalogue } from '#domain/catalogue/viewCatalogue.ts'
import { LazySearched } from '#ui/LazySearched.tsx'
import { usePrices } from '#ui/prices.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { useSheet } from '#ui/Sheet.tsx'
import { isOrderedByAll } from './wholeCatalogue.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { MeantSearch } from './MeantSearch.tsx'
import { ListFailure } from './ListFailure.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { NoResults } from './NoResults.tsx'
import { NextTry } from './NextTry.tsx'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid.tsx'
import { ResultCount } from './ResultCount.tsx'
import { ShowMore } from './ShowMore.tsx'
import type { CatalogueState } from './useCatalogue.ts'
import { useSearchLink } from '#ui/useSearchLink.ts'
import { useStoreFacets } from './useStoreFacets.ts'
import { useTextSearch } from './useTextSearch.ts'
import styles from './ProductList.module.css'

export interface ProductListProps {
  readonly catalogue: CatalogueState
  readonly search: ShopSearch
  readonly onSearchChange: OnSearchChange<ShopSearch>
  /** The handle of the collection it is of; null for the whole shop. */
  readonly collection?: string | null
  /** For whom and for which day are shown above the list already. */
  readonly hasGiftAxis?: boolean
  /** Stands beside the count. */
  readonly actions?: ReactNode
}

/**
 * After these pages the next one needs a press: otherwise the footer would move away from a visitor who wants to press
 * something in it.
 */
const PAGES_BY_THEMSELVES = 2

/** A list of products with everything to narrow it: search, filters, order, count, further pages. */
export function ProductList(props: ProductListProps) {
  return (
    <LazySearched text={props.search.q ?? ''} waiting={<ProductGridSkeleton count={12} />}>
      <NarrowedList {...props} />
    </LazySearched>
  )
}

function NarrowedList({
  catalogue,
  search,
  onSearchChange,
  hasGiftAxis = false,
  collection = null,
  actions,
}: ProductListProps) {
  const { t } = useLingui()
  const filterSheet = useSheet('filtry')
  const link = useSearchLink(search, onSearchChange)
  // Typing and ticking stay quick however long the list is: the list may come a frame later than the field.
  const question = questionOf(useDeferredValue(search))
  const { areOurs } = usePrices()
  const asked = areOurs ? { ...question, filters: filtersBeforeTax(question.filters) } : question
  const view = viewCatalogue(catalogue.products, asked, useTextSearch(question.text))
  const { results, meant } = view
  const isPending = catalogue.status === 'pending'
  const told = useStoreFacets(collection, asked, catalogue.rest === 'loading')
  const counted = told?.facets ?? view.facets
  const facets = areOurs ? facetsWithTax(counted) : counted
  const isWaiting =
    isPending || (catalogue.rest === 'loading' && (isOrderedByAll(question) || results.length === 0))
  const page = search.strona ?? 1
  const wanted = page * SHOWN_PER_PAGE
  const shown = Math.min(wanted, results.length)
  // A reload further down finds its place again: the room of the missing cards is reserved.
  const awaited = catalogue.rest === 'loading' && wanted > SHOWN_PER_PAGE ? wanted - shown : 0
  const resultCount = told?.total ?? results.length
  // Recipient and occasion are shown elsewhere: these filters are the panel's own.
  const activeCount = countActiveFilters({ ...question.filters, recipient: null, occasion: null })
  // While the rest is read, a full page tells nothing of how many there are.
  const known = catalogue.rest === 'loading' ? null : results.length
  const total = told?.total ?? known
  const hasMore = awaited === 0 && (total === null ? shown === wanted : shown < total)
  const nextPage = { strona: Math.ceil(shown / SHOWN_PER_PAGE) + 1 }

  if (catalogue.status === 'error') {
    return <ListFailure error={catalogue.error} onRetry={catalogue.retry} />
  }
  return (
    <div className={styles.list}>
      <aside className={styles.side} aria-label={t`Filtry`}>
        <FilterSheet
          sheet={filterSheet}
          activeCount={activeCount}
          resultCount={resultCount}
          search={search}
          facets={facets}
          areCountsFinal={catalogue.rest === 'complete' || (told?.total ?? null) !== null}
          filters={question.filters}
          onSearchChange={onSearchChange}
        />
      </aside>
      <section className={styles.main} aria-label={t`Produkty`}>
        <h2 className="visually-hidden">
          <Trans>Produkty</Trans>
        </h2>
        <ListToolbar
          search={search}
          activeCount={activeCount}
          filterSheet={filterSheet}
          count={
            <ResultCount
              count={resultCount}
              isFinal={(told?.total ?? null) !== null}
              isPending={isPending}
              isWaiting={isWaiting}
              rest={catalogue.rest}
              onRetry={catalogue.retry}
              actions={actions}
            />
          }
          onSearchChange={onSearchChange}
        />
        <ActiveFilters
          search={search}
          facets={facets}
          filters={question.filters}
          hidesGiftAxis={hasGiftAxis}
          onSearchChange={onSearchChange}
        />
        {meant === null || isWaiting ? null : (
          <MeantSearch text={meant} link={link({ q: meant, strona: undefined }, 'replace')} />
        )}
        <NextTry busy={catalogue.busy} hasProducts={catalogue.products.length > 0} />
        {isWaiting ? (
          <ProductGridSkeleton count={12} />
        ) : results.length === 0 ? (
          <NoResults search={search} onSearchChange={onSearchChange} />
        ) : (
          <>
            <ProductGrid products={results.slice(0, shown)} priorityCount={FIRST_CARDS} />
            {awaited > 0 ? <ProductGridSkeleton count={awaited} /> : null}
            {hasMore ? (
              <ShowMore
                shown={shown}
                total={total}
                link={link(nextPage, 'replace')}
                onNear={page < PAGES_BY_THEMSELVES ? () => onSearchChange(nextPage, 'follow') : null}
              />
            ) : null}
          </>
        )}
      </section>
    </div>
  )
}
