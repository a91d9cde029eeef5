import { Trans } from '@lingui/react/macro'
import { ArrowRight, Sparkles } from 'lucide-react'
import { HERO_PICTURE_SIZES } from '#domain/catalogue/pictureSizes.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { previewText } from '#domain/catalogue/previewText.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Picture } from '#ui/Picture.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './HomeHero.module.css'

export interface HomeHeroProps {
  /** What Iskra writes, shown by a real product with its real sample; null while none is known. */
  readonly product: Product | null
  readonly isPending: boolean
}

/** The promise, the one thing to do, and a real piece of work beside it. */
export function HomeHero({ product, isPending }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>Życzenia, które brzmią jak Ty</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Kartki, listy i życzenia, które zaczynamy za Ciebie. Dopisujesz imię i jedno wspomnienie, a reszta
            słów już czeka.
          </Trans>
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/produkty-ai" variant="primary" size="large">
            <Trans>Wybierz, co napisać</Trans>
            <ArrowRight size={20} aria-hidden="true" />
          </ButtonLink>
          <TextLink to="/sklep" tone="quiet">
            <Trans>albo zajrzyj do całego sklepu</Trans>
          </TextLink>
        </div>
      </div>
      {product === null && !isPending ? null : <Work product={product} />}
    </div>
  )
}

function Work({ product }: { readonly product: Product | null }) {
  const sample = product?.details.aiSampleContent ?? null
  return (
    <figure className={styles.work}>
      <div className={styles.frame}>
        {product === null || product.featuredPicture === null ? null : (
          <Picture
            picture={product.featuredPicture}
            sizes={HERO_PICTURE_SIZES}
            priority
            className={styles.picture ?? ''}
          />
        )}
      </div>
      {product === null || sample === null ? null : (
        <figcaption className={styles.note}>
          <span className={styles.source}>
            <Sparkles size={14} aria-hidden="true" />
            <Trans>przykład z wpisanymi słowami</Trans>
          </span>
          <blockquote className={styles.sample}>{previewText(sample).text}</blockquote>
          <TextLink to="/sklep/produkt/$handle" params={{ handle: product.handle }}>
            {product.title}
          </TextLink>
        </figcaption>
      )}
    </figure>
  )
}
