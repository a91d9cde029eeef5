import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useServices } from '#services/services.tsx'
import { bestValue, type CreditPack, CREDITS_COLLECTION, creditPackOf } from '#domain/catalogue/creditPack.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { chosenVariant } from '#domain/catalogue/variantChoice.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CatalogueAge } from '../CatalogueAge.tsx'
import { ListFailure } from '../ListFailure.tsx'
import { collectionQuery } from '../queries.ts'
import { useCatalogue } from '../useCatalogue.ts'
import { CreditPackCard } from './CreditPackCard.tsx'
import styles from './CreditPacks.module.css'

/** Renders the purchase of a pack; composed in by the route, since the cart is another feature. */
export type RenderPackPurchase = (product: Product, variant: ProductVariant) => ReactNode

export interface CreditPacksProps {
  readonly renderPurchase: RenderPackPurchase
}

/** The packs side by side, from the smallest: the price of a credit in each, and its worth. */
export function CreditPacks({ renderPurchase }: CreditPacksProps) {
  const { storefront } = useServices()
  const catalogue = useCatalogue(collectionQuery(storefront, CREDITS_COLLECTION), true)
  const packs = catalogue.products
    .map(creditPackOf)
    .filter((pack) => pack !== null)
    .toSorted((one, other) => one.credits - other.credits)
  return (
    <>
      <CatalogueAge keptSince={catalogue.keptSince} />
      {catalogue.status === 'error' ? (
        <ListFailure error={catalogue.error} onRetry={catalogue.retry} />
      ) : (
        <Packs packs={packs} isPending={catalogue.status === 'pending'} renderPurchase={renderPurchase} />
      )}
    </>
  )
}

interface PacksProps {
  readonly packs: readonly CreditPack[]
  readonly isPending: boolean
  readonly renderPurchase: RenderPackPurchase
}

const GHOSTS = [1, 2, 3, 4, 5, 6]

function Packs({ packs, isPending, renderPurchase }: PacksProps) {
  const best = bestValue(packs)
  if (isPending) {
    return (
      <div className={styles.packs} data-columns={3} aria-busy="true">
        {GHOSTS.map((ghost) => (
          <div key={ghost} className={styles.ghost}>
            <Skeleton shape="box" height="100%" />
          </div>
        ))}
      </div>
    )
  }
  if (packs.length === 0) {
    return (
      <p>
        <Trans>Teraz nie ma pakietów. Zajrzyj później.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.packs} data-columns={packs.length % 3 === 0 ? 3 : 4}>
      {packs.map((pack) => {
        const variant = chosenVariant(pack.product, undefined)
        return (
          <li key={pack.product.id}>
            <CreditPackCard
              pack={pack}
              isBest={pack === best && packs.length > 1}
              action={variant === null ? null : renderPurchase(pack.product, variant)}
            />
          </li>
        )
      })}
    </ul>
  )
}
