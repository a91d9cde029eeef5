import { classNames } from '#ui/classNames.ts'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ProductDetail.module.css'
import gallery from './Gallery.module.css'

/** The shape of a product's page before the product is there. */
export function ProductSkeleton() {
  return (
    <Page>
      <div aria-busy="true">
        <Skeleton width="10rem" />
        <div className={styles.product}>
          <div className={classNames(gallery.ghost, styles.pictures)}>
            <Skeleton shape="box" height="100%" />
          </div>
          <div className={styles.choice}>
            <Skeleton width="6rem" />
            <Skeleton width="80%" height="2.5rem" />
            <Skeleton width="7rem" height="2rem" />
            <Skeleton width="100%" height="3.25rem" />
            <Skeleton width="100%" />
            <Skeleton width="95%" />
            <Skeleton width="70%" />
          </div>
        </div>
      </div>
    </Page>
  )
}
