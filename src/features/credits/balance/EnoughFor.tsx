import { Plural, Trans } from '@lingui/react/macro'
import { useUsableOffers } from '#services/useUsableOffers.ts'
import { enoughFor } from '#domain/credits/enoughFor.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Balance.module.css'

/**
 * The number of generations that credits pay for here and now: „Starczy na 3 obrazy albo 1 film”. Nothing where the
 * prices can't be had, or credits are enough for none.
 */
export function EnoughFor({ credits }: { readonly credits: number }) {
  const { offers, isPending } = useUsableOffers()
  if (isPending)
    return (
      <div className={styles.more}>
        <Skeleton width="11rem" />
      </div>
    )
  const images = enoughFor(credits, offers ?? [], 'image')
  const videos = enoughFor(credits, offers ?? [], 'video')
  if (images === null || images === 0) {
    if (videos === null || videos === 0) return null
    return (
      <p className={styles.more}>
        <Trans>
          Starczy na <Plural value={videos} one="# film" few="# filmy" many="# filmów" other="# filmu" />
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.more}>
      {videos === null || videos === 0 ? (
        <Trans>
          Starczy na <Plural value={images} one="# obraz" few="# obrazy" many="# obrazów" other="# obrazu" />
        </Trans>
      ) : (
        <Trans>
          Starczy na <Plural value={images} one="# obraz" few="# obrazy" many="# obrazów" other="# obrazu" />{' '}
          albo <Plural value={videos} one="# film" few="# filmy" many="# filmów" other="# filmu" />
        </Trans>
      )}
    </p>
  )
}
