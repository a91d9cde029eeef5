import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useServices } from '#services/services.tsx'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { CatalogueAge } from './CatalogueAge.tsx'
import { CollectionSheet } from './CollectionSheet.tsx'
import { CollectionLinks } from './CollectionLinks.tsx'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { GiftAxis } from './gifts/GiftAxis.tsx'
import { ProductList } from './ProductList.tsx'
import { productListQuery } from './queries.ts'
import { useCatalogue } from './useCatalogue.ts'
import { needsWholeCatalogue } from './wholeCatalogue.ts'

export interface ShopScreenProps {
  readonly search: ShopSearch
  readonly onSearchChange: OnSearchChange<ShopSearch>
  /** Shown beside the count, for example the button that saves the shop for offline. */
  readonly actions?: ReactNode
}

/** /sklep: everything there is to buy. */
export function ShopScreen({ search, onSearchChange, actions }: ShopScreenProps) {
  const { t } = useLingui()
  const { storefront } = useServices()
  const catalogue = useCatalogue(productListQuery(storefront), needsWholeCatalogue(search))
  return (
    <Page>
      <PageHeader title={t`Sklep`} lead={t`Kartki, życzenia i prezenty na ważne dni.`} />
      <CatalogueAge keptSince={catalogue.keptSince} />
      <GiftAxis search={search} onSearchChange={onSearchChange}>
        <CollectionSheet />
      </GiftAxis>
      <CollectionLinks isWideOnly />
      <ProductList
        hasGiftAxis
        catalogue={catalogue}
        search={search}
        onSearchChange={onSearchChange}
        actions={actions}
      />
    </Page>
  )
}
