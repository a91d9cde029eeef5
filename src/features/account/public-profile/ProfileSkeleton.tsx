import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './PublicProfile.module.css'

/** The shape of a public profile on its way. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile} aria-busy="true">
      <Skeleton shape="circle" width="6rem" height="6rem" />
      <div className={styles.header}>
        <Skeleton width="14rem" height="2.25rem" />
        <Skeleton width="7rem" />
      </div>
      <Skeleton width="20rem" />
      <Skeleton width="12rem" />
    </div>
  )
}
