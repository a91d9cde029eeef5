import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Visits.module.css'

/** Until it is known what this device has kept. */
export function VisitsLoading() {
  return (
    <div className={styles.nothing}>
      <Skeleton height="100%" shape="box" />
    </div>
  )
}
