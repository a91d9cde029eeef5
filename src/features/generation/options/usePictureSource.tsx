import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { readGalleryImage } from '#api/product/galleryCalls.ts'
import { useServices } from '#services/services.tsx'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import type { Visitor } from '#domain/jobs/startState.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import type { PictureSource } from '#ui/form/fields/inputProps.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ReferenceThumb.module.css'

/** The gallery's dialog to pick a picture in, composed in by the route. */
export type RenderPicker = (picker: {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onPick: (image: GalleryImage) => void
}) => ReactNode

const imageKey = (id: string | undefined) => [ACCOUNT_KEY, 'gallery', 'image', id] as const

/**
 * The own gallery as a form's fields see it; undefined without its dialog. Others are led to sign in: the field is there
 * before it is known who is.
 */
export function usePictureSource(
  renderPicker: RenderPicker | undefined,
  visitor: Visitor,
): PictureSource | undefined {
  const queryClient = useQueryClient()
  const here = useLocation({ select: ({ href }) => href })
  if (renderPicker === undefined) return undefined
  return {
    ...(visitor !== 'verified' && {
      renderInstead: (look) =>
        visitor === 'unverified' ? (
          <ButtonLink {...look} to="/verify-email-required" state={{ redirect: here }} />
        ) : (
          <ButtonLink {...look} to="/login" search={{ redirect: here }} />
        ),
    }),
    renderPicker: ({ onPick, ...picker }) =>
      renderPicker({
        ...picker,
        onPick: (image) => {
          queryClient.setQueryData(imageKey(image.id), image)
          onPick(image.id)
        },
      }),
    renderThumbnail: (id) => <ReferenceThumb id={id} />,
  }
}

function ReferenceThumb({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const image = useQuery({
    queryKey: imageKey(id),
    queryFn: async ({ signal }) => readGalleryImage(await productApi(), id, { signal }),
  })
  if (image.data === undefined) {
    return (
      <span className={styles.thumb}>
        {image.isError ? <ImageOff size={22} aria-hidden="true" /> : <Skeleton shape="box" height="100%" />}
      </span>
    )
  }
  const { filename, thumbnail_url, colour } = image.data
  return (
    <img
      className={styles.thumb}
      src={thumbnail_url}
      alt={t`Zdjęcie ${filename}`}
      style={{ background: colour }}
    />
  )
}
