import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Writer.module.css'

/** The room of the fields and the texts while their code is on its way. */
export function WriterSkeleton() {
  return (
    <div className={styles.panel} aria-busy="true">
      <div className={styles.pair}>
        <Skeleton shape="box" height="4.25rem" />
        <Skeleton shape="box" height="4.25rem" />
      </div>
      <Skeleton shape="box" height="8rem" />
      <Skeleton shape="box" height="4.5rem" />
      <PreviewSkeletons />
    </div>
  )
}

/** The room of the texts to choose from. */
export function PreviewSkeletons() {
  return (
    <div className={styles.previews} aria-busy="true">
      <Skeleton shape="box" height="6.5rem" />
      <Skeleton shape="box" height="6.5rem" />
      <Skeleton shape="box" height="6.5rem" />
    </div>
  )
}
