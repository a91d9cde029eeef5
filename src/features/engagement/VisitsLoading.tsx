import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Visits.module.css'

/** Shown until this device's record is known. */
export function VisitsLoading() {
  return (
    <div className={styles.nothing}>
      <Skeleton height="100%" shape="box" />
    </div>
  )
}
