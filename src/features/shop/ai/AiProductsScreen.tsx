import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import { aiProducts, occasionsOf } from '#domain/catalogue/aiProducts.ts'
import type { AiProductSearch } from '#domain/catalogue/aiProductSearch.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { CatalogueAge } from '../CatalogueAge.tsx'
import { ListFailure } from '../ListFailure.tsx'
import { NextTry } from '../NextTry.tsx'
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid.tsx'
import { productListQuery } from '../queries.ts'
import { useCatalogue } from '../useCatalogue.ts'
import { useSearchLink } from '#ui/useSearchLink.ts'
import { AiTypes } from './AiTypes.tsx'
import { HowTextIsMade } from './HowTextIsMade.tsx'
import { OccasionChips } from './OccasionChips.tsx'
import styles from './AiProductsScreen.module.css'

export interface AiProductsScreenProps {
  readonly search: AiProductSearch
  readonly onSearchChange: (change: AiProductSearch) => void
}

/** /produkty-ai: the five kinds of text Iskra writes, each with a sample, and the products by kind and occasion. */
export function AiProductsScreen({ search, onSearchChange }: AiProductsScreenProps) {
  const { t } = useLingui()
  const { storefront } = useServices()
  const link = useSearchLink(search, onSearchChange)
  const catalogue = useCatalogue(productListQuery(storefront), true)
  const ofType = aiProducts(catalogue.products, { typ: search.typ })
  const shown = aiProducts(catalogue.products, search)
  const isWaiting = catalogue.status === 'pending' || catalogue.rest === 'loading'
  return (
    <Page>
      <PageHeader
        title={t`Słowa na miarę`}
        lead={t`Dajemy gotowy początek, a Ty dopisujesz imię i kilka szczegółów. Plik masz od razu po zapłacie.`}
      />
      <CatalogueAge keptSince={catalogue.keptSince} />
      <AiTypes
        products={catalogue.products}
        isWaiting={isWaiting}
        chosen={search.typ}
        linkTo={(typ) => link({ typ, okazja: undefined })}
      />
      <section className={styles.products} aria-label={t`Produkty`}>
        <OccasionChips
          occasions={isWaiting ? null : occasionsOf(ofType)}
          chosen={search.okazja}
          search={search}
          onChoose={(okazja) => onSearchChange({ ...search, okazja })}
        />
        <output className={styles.count}>
          {isWaiting ? (
            <Trans>Wczytujemy produkty…</Trans>
          ) : (
            <Plural
              value={shown.length}
              one="# produkt"
              few="# produkty"
              many="# produktów"
              other="# produktu"
            />
          )}
        </output>
        <NextTry busy={catalogue.busy} hasProducts={catalogue.products.length > 0} />
        {catalogue.status === 'error' ? (
          <ListFailure error={catalogue.error} onRetry={catalogue.retry} />
        ) : isWaiting && shown.length === 0 ? (
          <ProductGridSkeleton count={8} />
        ) : shown.length === 0 ? (
          <EmptyState
            icon={<Sparkles size={28} />}
            title={t`Na tę okazję jeszcze nic nie mamy`}
            description={t`Wybierz inną okazję albo rodzaj tekstu.`}
            action={
              <ButtonLink {...link({ typ: undefined, okazja: undefined })} variant="primary">
                <Trans>Pokaż wszystkie</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <ProductGrid products={shown} />
        )}
      </section>
      <HowTextIsMade />
    </Page>
  )
}
