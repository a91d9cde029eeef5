import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { namePagePicture } from '../openedPicture.ts'
import { GalleryItem } from './GalleryItem.tsx'
import { GalleryThumbnails } from './GalleryThumbnails.tsx'
import { galleryIndexOf, galleryItems } from './galleryItems.ts'
import styles from './Gallery.module.css'

const ZoomDialog = lazy(() => import('./ZoomDialog.tsx'))

export interface GalleryProps {
  readonly product: Product
  readonly variant: ProductVariant | null
}

/** The pictures of a product: pushed sideways by a thumb or the arrow keys, chosen by thumbnails on a desktop. */
export function Gallery({ product, variant }: GalleryProps) {
  const { t } = useLingui()
  const items = galleryItems(product)
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => namePagePicture(product.handle, stage.current), [product.handle])
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)

  const variantIndex = galleryIndexOf(items, variant)
  useEffect(() => {
    showItem(strip.current, variantIndex, 'instant')
  }, [strip, variantIndex])

  if (items.length === 0) {
    return (
      <div className={styles.nothing} aria-hidden="true">
        <Sparkles size={48} strokeWidth={1.25} />
      </div>
    )
  }
  const count = items.length
  const shown = Math.min(index, count - 1)
  return (
    <section className={styles.gallery} aria-label={t`Zdjęcia`}>
      <div ref={stage} className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={(event) => setIndex(shownIndex(event.currentTarget))}
        >
          {items.map((item, position) => (
            <li key={item.id} className={styles.slide}>
              <GalleryItem item={item} isFirst={position === 0} onZoom={() => setZoomed(position)} />
            </li>
          ))}
        </ul>
        {count > 1 ? (
          <>
            <button
              type="button"
              className={styles.step}
              data-step="back"
              aria-label={t`Poprzednie zdjęcie`}
              disabled={shown === 0}
              onClick={() => showItem(strip.current, shown - 1)}
            >
              <ChevronLeft size={22} />
            </button>
            <button
              type="button"
              className={styles.step}
              data-step="on"
              aria-label={t`Następne zdjęcie`}
              disabled={shown === count - 1}
              onClick={() => showItem(strip.current, shown + 1)}
            >
              <ChevronRight size={22} />
            </button>
            <p className={styles.position}>
              <span className="visually-hidden">{t`Zdjęcie`} </span>
              {shown + 1} / {count}
            </p>
          </>
        ) : null}
      </div>
      {count > 1 ? (
        <GalleryThumbnails
          items={items}
          shown={shown}
          onChoose={(chosen) => showItem(strip.current, chosen)}
        />
      ) : null}
      {zoomed === null ? null : (
        <Suspense fallback={null}>
          <ZoomDialog items={items} start={zoomed} title={product.title} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  )
}

function shownIndex(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
}

function showItem(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto'): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior })
}
