import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Discover.module.css'

const PLACES = [1, 2, 3, 4, 5, 6]

/** Films on their way. */
export function WideSkeleton({ label }: { readonly label: string }) {
  return (
    <section className={styles.wide} aria-busy="true" aria-label={label}>
      {PLACES.map((place) => (
        <div key={place} className={styles.tile}>
          <div className={styles.stage}>
            <Skeleton shape="box" height="100%" />
          </div>
          <Skeleton width="80%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </section>
  )
}
