import type { ReactNode, Ref } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './CardGrid.module.css'

export interface CardGridProps {
  readonly ref?: Ref<HTMLUListElement>
  readonly label: string
  readonly children: ReactNode
}

/** Cards in as many columns as there is room for. `children` are list items. */
export function CardGrid({ ref, label, children }: CardGridProps) {
  return (
    <div className={styles.room}>
      <ul ref={ref} className={styles.grid} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

/** The shape of a list on its way. */
export function CardGridSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <div className={styles.room} aria-busy="true">
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.ghost}>
            <span className={styles.ghostPicture}>
              <Skeleton shape="box" height="100%" />
            </span>
            <Skeleton />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    </div>
  )
}
