import { CARD_PICTURE_SIZES } from '#domain/catalogue/pictureSizes.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

export interface ProductGridProps {
  readonly products: readonly Product[]
  /** How many of the first pictures are on the screen from the start. */
  readonly priorityCount?: number
  readonly showsBestsellers?: boolean
}

/** Products in 2, 3 or 4 columns by the room there is. Cards far from the screen are not laid out. */
export function ProductGrid({ products, priorityCount = 0, showsBestsellers = true }: ProductGridProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.id} className={styles.cell}>
            <ProductCard
              product={product}
              sizes={CARD_PICTURE_SIZES}
              priority={index < priorityCount}
              showsBestseller={showsBestsellers}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The grid before its products are there, in their exact shape. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.room} aria-busy="true">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.cell}>
            <div className={styles.ghostPicture}>
              <Skeleton shape="box" height="100%" />
            </div>
            <div className={styles.ghostWords}>
              <Skeleton width="90%" />
              <Skeleton width="55%" />
            </div>
            <div className={styles.ghostFoot}>
              <Skeleton width="5rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
