import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Gallery.module.css'

const TILES = 18

/** The shape of the pictures on their way. */
export function GallerySkeleton() {
  return (
    <div className={styles.skeletons} aria-busy="true">
      {Array.from({ length: TILES }, (_, tile) => (
        <Skeleton key={tile} shape="box" />
      ))}
    </div>
  )
}
