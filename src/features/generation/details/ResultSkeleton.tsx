import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Result.module.css'

/** The shape of a result on its way. */
export function ResultSkeleton() {
  return (
    <div className={styles.ghost} aria-busy="true">
      <Skeleton width="18rem" height="2.5rem" />
      <div className={styles.columns}>
        <div className={styles.ghostStage}>
          <Skeleton shape="box" height="100%" />
        </div>
        <div className={styles.cards}>
          <Skeleton shape="box" height="9rem" />
          <Skeleton shape="box" height="14rem" />
        </div>
      </div>
    </div>
  )
}
