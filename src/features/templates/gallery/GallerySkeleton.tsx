import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Gallery.module.css'

const PLACES = [1, 2, 3, 4, 5, 6]

/** The gallery while its templates are on their way. */
export function GallerySkeleton() {
  const { t } = useLingui()
  return (
    <section className={styles.tiles} aria-busy="true" aria-label={t`Wczytujemy szablony`}>
      {PLACES.map((place) => (
        <div key={place} className={styles.tile}>
          <span className={styles.thumb}>
            <Skeleton shape="box" height="100%" />
          </span>
          <span className={styles.words}>
            <Skeleton width="70%" />
            <Skeleton width="90%" />
            <Skeleton width="30%" />
          </span>
        </div>
      ))}
    </section>
  )
}
