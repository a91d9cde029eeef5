import { useLingui } from '@lingui/react/macro'
import { reportUsage } from '#api/product/galleryCalls.ts'
import { useServices } from '#services/services.tsx'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useOwnerId } from '../data/useOwnerId.ts'
import { GallerySkeleton } from '../GallerySkeleton.tsx'
import { PickerContents } from './PickerContents.tsx'

export interface PicturePickerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Closing is the caller's, who may want to say something first. */
  readonly onPick: (image: GalleryImage) => void
}

/** A dialog to pick one picture of the own gallery in, or to add one. It reports the use by itself. */
export default function PicturePicker({ isOpen, onOpenChange, onPick }: PicturePickerProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const userId = useOwnerId()

  function pick(image: GalleryImage): void {
    productApi().then(
      (api) => reportUsage(api, image.id),
      // Fire and forget: a failure has no effect.
      () => undefined,
    )
    onPick(image)
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="xl" title={t`Wybierz zdjęcie z galerii`}>
      {userId === null ? <GallerySkeleton /> : <PickerContents userId={userId} onPick={pick} />}
    </Dialog>
  )
}
