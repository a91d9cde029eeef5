import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ImageOff, ImagePlus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { readGalleryImage } from '#api/product/galleryCalls.ts'
import { useServices } from '#services/services.tsx'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './ReferenceField.module.css'

/** The gallery's dialog to pick a picture in, composed in by the route. */
export type RenderPicker = (picker: {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onPick: (image: GalleryImage) => void
}) => ReactNode

export interface ReferenceFieldProps {
  /** The picture's id. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly renderPicker: RenderPicker
}

const imageKey = (id: string | undefined) => [ACCOUNT_KEY, 'gallery', 'image', id] as const

/** A picture of the own gallery that the result begins with. */
export function ReferenceField({ value, onChange, renderPicker }: ReferenceFieldProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()

  function pick(image: GalleryImage): void {
    queryClient.setQueryData(imageKey(image.id), image)
    onChange(image.id)
    setOpen(false)
  }

  return (
    <div className={styles.field}>
      {value === undefined ? (
        <Button icon={<ImagePlus size={20} />} className={styles.add ?? ''} onPress={() => setOpen(true)}>
          <Trans>Zacznij od zdjęcia z galerii</Trans>
        </Button>
      ) : (
        <div className={styles.chosen}>
          <ReferenceThumb id={value} />
          <div className={styles.words}>
            <strong>
              <Trans>Na początek to zdjęcie</Trans>
            </strong>
            <Button variant="quiet" size="small" className={styles.other ?? ''} onPress={() => setOpen(true)}>
              <Trans>Zmień</Trans>
            </Button>
          </div>
          <IconButton label={t`Usuń zdjęcie na początek`} onPress={() => onChange(undefined)}>
            <X size={20} />
          </IconButton>
        </div>
      )}
      {renderPicker({ isOpen, onOpenChange: setOpen, onPick: pick })}
    </div>
  )
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
