import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useServices } from '#services/services.tsx'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CatalogueAge } from './CatalogueAge.tsx'
import { CollectionLinks } from './CollectionLinks.tsx'
import { ListFailure } from './ListFailure.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { ProductList } from './ProductList.tsx'
import { collectionQuery, collectionsQuery } from './queries.ts'
import { useCatalogue } from './useCatalogue.ts'
import { needsWholeCatalogue } from './wholeCatalogue.ts'

export interface CollectionScreenProps {
  readonly handle: string
  readonly search: ShopSearch
  readonly onSearchChange: OnSearchChange<ShopSearch>
  /** Shown beside the count, for example the button that saves it for offline. */
  readonly renderActions?: (title: string) => ReactNode
}

/** /sklep/{collection}: one shelf of the shop, with the same ways to narrow it. */
export function CollectionScreen({ handle, search, onSearchChange, renderActions }: CollectionScreenProps) {
  const { t } = useLingui()
  const { storefront } = useServices()
  const catalogue = useCatalogue(collectionQuery(storefront, handle), needsWholeCatalogue(search))
  const shelves = useQuery(collectionsQuery(storefront)).data
  const collection = catalogue.collection ?? shelves?.find((shelf) => shelf.handle === handle) ?? null
  if (catalogue.status === 'error') {
    return (
      <Page>
        <ListFailure level={1} error={catalogue.error} onRetry={catalogue.retry} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader
        breadcrumbs={[{ label: t`Sklep`, to: '/sklep' }, { label: collection?.title ?? t`Kolekcja` }]}
        title={collection?.title ?? <Skeleton width="12rem" />}
        lead={collection?.description ?? <Skeleton width="24rem" />}
      />
      <CatalogueAge keptSince={catalogue.keptSince} />
      <CollectionLinks />
      <ProductList
        collection={handle}
        catalogue={catalogue}
        search={search}
        onSearchChange={onSearchChange}
        actions={collection === null ? undefined : renderActions?.(collection.title)}
      />
    </Page>
  )
}
