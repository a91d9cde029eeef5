import { Trans } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import { isOwnStorefront } from '#domain/runtimeConfig.ts'
import { useServices } from '#services/services.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './ProductReviews.module.css'
// A document shows the pictures of opinions before the code of the list is here: their looks come with the screen's.
import '#ui/opinions/OpinionPictures.module.css'

// For reviewed products alone.
const ReviewList = lazyPart(() => import('./ReviewList.tsx'))

/**
 * Buyers' reviews of a product, and who may write one; without reviews only a link to write. Left out where another
 * store sells it.
 */
export function ProductReviews({ product }: { readonly product: Product }) {
  const id = useId()
  const { config } = useServices()
  if (!isOwnStorefront(config)) return null
  if (product.details.reviewCount === 0) {
    return (
      <p className={styles.first}>
        <Trans>Masz już ten produkt?</Trans>{' '}
        <TextLink to="/opinie">
          <Trans>Oceń swój zakup</Trans>
        </TextLink>
      </p>
    )
  }
  return (
    <section className={styles.reviews} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Opinie</Trans>
      </h2>
      <Suspense fallback={<div className={styles.ghost} aria-busy="true" />}>
        <ReviewList handle={product.handle} />
      </Suspense>
      <p className={styles.note}>
        <Trans>
          Opinie wystawiają tylko osoby, które kupiły ten produkt w Iskrze. Każdą opinię sprawdzamy przed
          publikacją. Pokazujemy dobre i złe.
        </Trans>{' '}
        <TextLink to="/opinie">
          <Trans>Oceń swój zakup</Trans>
        </TextLink>
      </p>
    </section>
  )
}
