import { useLingui } from '@lingui/react/macro'
import type { RichPicture } from '#domain/content/richText.ts'
import { Picture } from '#ui/Picture.tsx'
import { PicturesDialog } from '#ui/PicturesDialog.tsx'

export interface ArticlePicturesDialogProps {
  /** In the order of the text; the size of each is known. */
  readonly pictures: readonly RichPicture[]
  readonly start: RichPicture
  readonly onClose: () => void
}

const SIZES = '100vw'

/** The pictures of a text as large as the screen allows, with their captions. Loaded when first opened. */
export default function ArticlePicturesDialog({ pictures, start, onClose }: ArticlePicturesDialogProps) {
  const { t } = useLingui()
  return (
    <PicturesDialog
      pictures={pictures.map((picture, at) => ({ id: String(at), ...picture }))}
      start={Math.max(0, pictures.indexOf(start))}
      title={t`Obrazki w tym tekście`}
      begins="whole"
      renderPicture={({ src, width, height, alt }, className) => (
        <Picture picture={{ url: src, width, height, altText: alt }} sizes={SIZES} className={className} />
      )}
      onClose={onClose}
    />
  )
}
