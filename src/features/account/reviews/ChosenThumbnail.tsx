import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide-react'
import { readGalleryImage } from '#api/product/galleryCalls.ts'
import type { OwnReviewPicture } from '#domain/reviews/reviewSchemas.ts'
import { useServices } from '#services/services.tsx'
import { imageKey } from './imageKey.ts'
import styles from './Pictures.module.css'

export interface ChosenThumbnailProps {
  readonly imageId: string
  /** Where the opinion has it already; null for one that is still in the gallery alone. */
  readonly known: OwnReviewPicture | null
}

/** A small thumbnail of a chosen picture. Its alternative text is in the field beside it. */
export function ChosenThumbnail({ imageId, known }: ChosenThumbnailProps) {
  const { productApi } = useServices()
  const image = useQuery({
    queryKey: imageKey(imageId),
    queryFn: async ({ signal }) => readGalleryImage(await productApi(), imageId, { signal }),
    enabled: known === null,
    staleTime: 60_000,
  })
  const url = known?.thumbnailUrl ?? image.data?.thumbnail_url
  const colour = known?.colour ?? image.data?.colour
  return (
    <span className={styles.thumbnail} style={{ backgroundColor: colour }}>
      {url === undefined ? (
        image.isError && <ImageOff size={22} aria-hidden="true" />
      ) : (
        <img src={url} alt="" className={styles.picture} />
      )}
    </span>
  )
}
